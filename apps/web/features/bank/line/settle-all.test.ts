import {array, assert, asyncProperty, constantFrom, integer, nat} from 'fast-check'
import {expect, test} from 'vitest'
import {failure, success} from '#/supabase/query.ts'
import type {MoneyError} from '#/features/payments/payments-actions.ts'
import type {SettledLine} from './line-actions.ts'
import {settleAll} from './settle-all.ts'

const lines = (count: number): SettledLine[] =>
  Array.from({length: count}, (_, place) => ({
    lineId: `line-${place}`,
    settlement: {ignore: {why: 'bankFee'}},
    payer: null,
  }))

/** `late`: it is settled, but only after the database was asked. */
type Answer = 'given' | 'lost' | 'late' | MoneyError

interface Database {
  answer: (part: SettledLine[]) => Answer
  isAsked?: () => boolean
}

/** Settles each line once, as the database does, and answers or not. */
function database({answer, isAsked = () => true}: Database) {
  const booked: string[] = []
  const sizes: number[] = []
  let late: string[] = []
  const book = (ids: string[]) => booked.push(...ids.filter((id) => !booked.includes(id)))
  return {
    booked,
    sizes,
    calls: {
      isStopped: () => false,
      onProgress: () => undefined,
      settle: async (part: SettledLine[]) => {
        const ids = part.map(({lineId}) => lineId)
        book(late)
        late = []
        sizes.push(part.length)
        const given = answer(part)
        if (given === 'given') {
          const results = ids.map((lineId) =>
            booked.includes(lineId)
              ? {lineId, isHeld: false, error: 'line_settled' as const}
              : {lineId, isHeld: false},
          )
          book(ids)
          return success(results)
        }
        if (given === 'lost') book(ids)
        if (given === 'late') late = ids
        return failure<MoneyError>(given === 'lost' || given === 'late' ? 'unavailable' : given)
      },
      ask: async (ids: string[]) =>
        isAsked()
          ? success(ids.map((lineId) => ({lineId, isOpen: !booked.includes(lineId), isHeld: false})))
          : failure<MoneyError>('offline'),
    },
  }
}

test('parts that take too long become smaller until they are settled', async () => {
  const {calls, booked, sizes} = database({answer: (part) => (part.length > 6 ? 'failed' : 'given')})
  const all = await settleAll(lines(43), calls)
  expect(all.settled.size).toBe(43)
  expect(booked).toHaveLength(43)
  expect(sizes.slice(0, 5)).toEqual([40, 20, 10, 5, 5])
})

test('a line that fails alone is named, and the others are settled', async () => {
  const {calls} = database({
    answer: (part) => (part.some(({lineId}) => lineId === 'line-3') ? 'failed' : 'given'),
  })
  const {settled, failed, error} = await settleAll(lines(9), calls)
  expect([...failed]).toEqual(['line-3'])
  expect([settled.size, error]).toEqual([8, null])
})

test('what was settled without an answer is found out, and not sent again', async () => {
  let first = true
  const {calls, sizes} = database({
    answer: () => {
      const given = first ? 'lost' : 'given'
      first = false
      return given
    },
  })
  const {settled, refused} = await settleAll(lines(50), calls)
  expect([settled.size, refused.size, sizes]).toEqual([50, 0, [40, 10]])
})

test('nobody knows what became of lines about which the database cannot be asked', async () => {
  const {calls, sizes} = database({answer: () => 'unavailable', isAsked: () => false})
  const {settled, unknown, error} = await settleAll(lines(50), calls)
  expect([settled.size, unknown.size, error, sizes]).toEqual([0, 40, 'offline', [40]])
})

test('who may not settle lines is told so at once', async () => {
  const {calls, sizes} = database({answer: () => 'loggedOut'})
  const {failed, error} = await settleAll(lines(50), calls)
  expect([failed.size, error, sizes]).toEqual([40, 'loggedOut', [40]])
})

test('whatever fails, what is said of each line is so', async () => {
  const answers = array(constantFrom<Answer>('given', 'lost', 'late', 'failed', 'unavailable'), {
    minLength: 1,
    maxLength: 30,
  })
  await assert(
    asyncProperty(answers, integer({min: 1, max: 90}), nat({max: 30}), async (given, count, asks) => {
      let sent = 0
      let asked = 0
      const {calls, booked} = database({
        answer: () => given[sent++] ?? 'given',
        isAsked: () => asked++ !== asks,
      })
      const {settled, failed, refused, unknown, error} = await settleAll(lines(count), calls)
      expect([...settled].filter((id) => !booked.includes(id))).toEqual([])
      expect(refused.size).toBe(0)
      const said = [...settled, ...failed, ...unknown]
      expect(new Set(said).size).toBe(said.length)
      expect(said.length).toBeGreaterThanOrEqual(error === null ? count : 1)
    }),
  )
})

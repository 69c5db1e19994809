import {expect, test, vi} from 'vitest'
import {BatchedLookup, TooManyLookups} from './batched-lookup.ts'
import type {Allowance} from './shared-allowance.ts'

vi.mock('./redis.ts', () => ({askRedis: async () => undefined}))

/** Answers each question with itself in capitals, and records the batches. */
function recorded(maxQuestions: number, isDown = () => false, allowance?: Allowance) {
  const batches: string[][] = []
  const lookup = new BatchedLookup({
    name: 'lookup',
    maxQuestions,
    ...(allowance && {allowance}),
    async answer(questions) {
      batches.push(questions)
      if (isDown()) throw new Error('The Content Lake does not answer')
      return questions.map((question) => question.toUpperCase())
    },
  })
  return {batches, lookup}
}

test('many who ask at a time share a few batches, and each gets the answer to its question', async () => {
  const {batches, lookup} = recorded(10)
  const questions = Array.from({length: 300}, (_, n) => `q${n % 30}`)
  const answers = await Promise.all(questions.map((question) => lookup.ask(question)))
  expect(answers).toEqual(questions.map((question) => question.toUpperCase()))
  // The first question does not wait for others.
  expect(batches.map(({length}) => length)).toEqual([1, 10, 10, 10])
})

test('a later question gets an answer of its own', async () => {
  const {batches, lookup} = recorded(10)
  await lookup.ask('a')
  await lookup.ask('a')
  expect(batches).toEqual([['a'], ['a']])
})

test('batches begin at least a tenth of a second apart', async () => {
  const {batches, lookup} = recorded(1)
  const since = performance.now()
  await Promise.all(['a', 'b', 'c'].map((question) => lookup.ask(question)))
  expect(batches).toEqual([['a'], ['b'], ['c']])
  expect(performance.now() - since).toBeGreaterThan(190)
})

test('refuses what it cannot answer soon, and takes questions again after that', async () => {
  const {lookup} = recorded(1)
  const asked = Array.from({length: 30}, (_, n) => lookup.ask(`q${n}`).catch((error: unknown) => error))
  const refused = (await Promise.all(asked)).filter((answer) => answer instanceof TooManyLookups)
  // The first batch has begun, and twenty wait.
  expect(refused).toHaveLength(9)
  expect(await lookup.ask('again')).toBe('AGAIN')
})

test('a failure is that of its batch alone', async () => {
  let isDown = true
  const {lookup} = recorded(10, () => isDown)
  await expect(lookup.ask('a')).rejects.toThrow('does not answer')
  isDown = false
  expect(await lookup.ask('a')).toBe('A')
})

test('asks no more often than it is allowed to, and again when some time has passed', async () => {
  const {batches, lookup} = recorded(10, () => false, {atOnce: 2, everyMs: 3_600_000})
  await lookup.ask('a')
  await lookup.ask('b')
  await expect(lookup.ask('c')).rejects.toThrow(TooManyLookups)
  await expect(Promise.all([lookup.ask('d'), lookup.ask('e')])).rejects.toThrow(TooManyLookups)
  expect(batches).toEqual([['a'], ['b']])

  const patient = recorded(10, () => false, {atOnce: 1, everyMs: 1})
  for (const question of ['a', 'b', 'c']) await patient.lookup.ask(question)
  expect(patient.batches).toEqual([['a'], ['b'], ['c']])
})

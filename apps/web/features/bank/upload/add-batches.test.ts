import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {failure, success} from '#/supabase/query.ts'
import type {MoneyError} from '#/features/payments/payments-actions.ts'
import {addBatches, saidOf, type Batch} from './add-batches.ts'

const batchOf = (count: number, place: number): Batch => ({
  statement: {id: 'statement', fileName: 'israsas.csv', account: '', source: '', lines: count},
  lines: Array.from({length: count}, (_, line) => ({
    fingerprint: `${place} ${line}`,
    line,
    on: '2026-11-01',
    pence: 1500,
    text: '',
    bankId: null,
    balancePence: null,
  })),
  key: `key-${place}`,
})

const errors = fc.constantFrom<MoneyError>(
  'failed',
  'unavailable',
  'offline',
  'loggedOut',
  'tooMany',
  'refused',
)

test('whatever fails, it is said how many lines are there, and nothing else is claimed of them', async () => {
  const sizes = fc.array(fc.integer({min: 1, max: 500}), {minLength: 1, maxLength: 8})
  await fc.assert(
    fc.asyncProperty(
      sizes,
      fc.nat({max: 9}),
      errors,
      fc.nat({max: 9}),
      async (counts, failing, error, again) => {
        const batches = counts.map(batchOf)
        const total = counts.reduce((sum, count) => sum + count, 0)
        const attempt = (failsAt: number, before: number) =>
          addBatches(
            batches,
            {
              add: async (_, lines, key) =>
                key === `key-${failsAt}` ? failure(error) : success({added: lines.length, known: 0}),
              isStopped: () => false,
              onProgress: () => undefined,
            },
            before,
          )
        const first = await attempt(failing, 0)
        const second = await attempt(again, first.done)
        for (const [outcome, place] of [
          [first, failing],
          [second, again],
        ] as const) {
          const isWhole = place >= counts.length
          const sum = counts.slice(0, place).reduce((before, each) => before + each, 0)
          const done = Math.max(sum, outcome === second ? first.done : 0)
          // `failed` says that nothing has changed.
          const isSaid = !isWhole && (error !== 'failed' || done === 0)
          expect({done: outcome.done, ...saidOf(outcome, total)}).toEqual({
            done,
            reason: isSaid ? error : null,
            count: isWhole ? 'added' : done > 0 ? 'addedPart' : null,
          })
        }
      },
    ),
  )
})

test('whoever stops is told how many lines are there', async () => {
  let sent = 0
  const outcome = await addBatches([batchOf(2, 0), batchOf(3, 1)], {
    add: async (_, lines) => success({added: 0, known: lines.length}),
    isStopped: () => sent++ > 0,
    onProgress: () => undefined,
  })
  expect(outcome).toEqual({added: 0, known: 2, done: 2, error: null})
  expect(saidOf(outcome, 5)).toEqual({reason: null, count: 'addedPart'})
  expect(saidOf({done: 0, error: null}, 5)).toEqual({reason: null, count: null})
})

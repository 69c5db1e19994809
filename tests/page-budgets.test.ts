import {expect, test} from 'vitest'
import {budgetFaults, weightLine} from './support/page-budgets.ts'
import type {PageWeight} from './support/page-weight.ts'

function weight(changes: Partial<PageWeight['bytes']> = {}, requests = 25): PageWeight {
  const bytes = {html: 20_000, script: 140_000, style: 12_000, font: 44_000, image: 71_000, prefetch: 0}
  return {
    requests,
    bytes: {...bytes, other: 0, total: 287_000, ...changes},
    decodedHtml: 110_000,
    firstLoadScript: 130_000,
  }
}

const limits = {
  requests: 25,
  total: 300,
  html: 22,
  decodedHtml: 120,
  script: 142,
  style: 13,
  font: 45,
  image: 80,
  prefetch: 0,
}

test.each([
  ['as heavy as a limit', weight({script: 142_000})],
  ['lighter', weight({script: 90_000, image: 0}, 12)],
])('a page that is %s has no fault', (_, page) => {
  expect(budgetFaults('/', page, limits)).toEqual([])
})

test('a part over its limit is a fault, which names the page, the part and both figures', () => {
  expect(budgetFaults('/en', weight({script: 142_100}), limits)).toEqual([
    '/en is too heavy: 142.1 kB of script, and its kind of page may have 142.0 kB of script.',
  ])
  expect(budgetFaults('/en', weight({prefetch: 1}), limits)).toHaveLength(1)
})

test('a request over the limit is a fault', () => {
  expect(budgetFaults('/', weight({}, 26), limits)).toEqual([expect.stringContaining('26 requests')])
})

test('a line tells what a page weighs', () => {
  expect(weightLine('/en', weight())).toMatch(
    /^\/en: 25 requests, 287\.0 kB in all, 20\.0 kB of HTML, .*, 0\.0 kB of prefetched pages$/,
  )
})

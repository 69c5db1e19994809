import {describe, expect, test} from 'vitest'
import {budgetFaults, loweredBudget, type Budget} from './support/page-budgets.ts'
import type {PageWeight} from './support/page-weight.ts'

const budget: Budget = {
  requests: 36,
  total: 535,
  html: 30.7,
  decodedHtml: 110,
  script: 206,
  style: 12.5,
  font: 128.2,
  image: 128.8,
  prefetch: 0,
}

function weight(changes: Partial<PageWeight['bytes']> = {}, requests = 35): PageWeight {
  const bytes = {
    html: 27_328,
    script: 204_787,
    style: 12_406,
    font: 127_484,
    image: 128_112,
    prefetch: 0,
  }
  return {
    requests,
    bytes: {...bytes, other: 0, total: 528_907, ...changes},
    decodedHtml: 109_500,
    firstLoadScript: 189_047,
  }
}

describe('a page within its budget', () => {
  test('has no fault', () => {
    expect(budgetFaults('/', weight(), budget)).toEqual([])
  })

  test('may use all of it', () => {
    expect(budgetFaults('/', weight({script: 206_000}, 36), budget)).toEqual([])
  })

  test('may be under it by what differs between renderings', () => {
    expect(budgetFaults('/', weight({html: 24_600, script: 199_000}, 34), budget)).toEqual([])
  })
})

test('a byte over the budget is a fault, which names page, kind and surplus', () => {
  expect(budgetFaults('/en', weight({script: 217_300}), budget)).toEqual([
    '/en is too heavy: 217.3 kB of script, 11300 bytes more than its budget of 206.0 kB of script. ' +
      'Make it lighter, or raise its budget by hand and say in the commit what for.',
  ])
  expect(budgetFaults('/en', weight({font: 128_201}), budget)).toHaveLength(1)
})

test('a request over the budget is a fault', () => {
  expect(budgetFaults('/', weight({}, 37), budget)).toEqual([
    expect.stringContaining('37 requests, 1 more than its budget of 36 requests'),
  ])
})

test('a page that has become lighter is a fault too, so that its budget follows', () => {
  expect(budgetFaults('/', weight({script: 190_000}, 31), budget)).toEqual([
    expect.stringMatching(/^\/ has become lighter: 31 requests of a budget of 36 requests\./),
    expect.stringMatching(/^\/ has become lighter: 190\.0 kB of script of a budget of 206\.0 kB of script\./),
  ])
})

test('a lowered budget fits the page, and none is raised', () => {
  expect(loweredBudget(weight({script: 190_000, image: 200_000}), budget)).toEqual({...budget, script: 191})
})

test('a new page gets a budget that it keeps to', () => {
  expect(budgetFaults('/', weight(), {...budget, html: undefined})).toEqual([
    '/ has no budget yet for its 27.3 kB of HTML.',
  ])
  const fitting = loweredBudget(weight(), {})
  expect(fitting).toMatchObject({requests: 36, script: 205.9, html: 30.7})
  expect(budgetFaults('/', weight(), fitting)).toEqual([])
})

import {describe, expect, test} from 'vitest'
import {nameText, textValues} from './text-values.ts'

describe('texts may name', () => {
  test('the data, also in words', () => {
    const data = {
      reason: 'amount',
      daysLeft: 7,
      amountPence: 1500,
      receivedPence: 1700,
      receivedCurrency: 'EUR',
      validUntil: '2026-11-20T00:00:00+00:00',
    }
    expect(textValues(data, 'en')).toEqual({
      ...data,
      amount: '£15',
      received: 'EUR\u00a017',
      validUntil: '20 November 2026',
    })
  })

  test('the last day before a deadline at midnight', () => {
    const {graceUntil} = textValues({graceUntil: '2026-07-20T23:00:00+00:00'}, 'en')
    expect(graceUntil).toBe('20 July 2026')
  })

  test('names that are no links', () => {
    expect(textValues({firstName: 'www.evil.example', payer: 'a@evil.example'}, 'lt')).toEqual({
      firstName: 'www. evil. example',
      payer: 'a evil. example',
    })
  })

  test('nothing that is missing', () => {
    expect(textValues({validUntil: null, takenBackPence: undefined}, 'lt')).toEqual({validUntil: null})
  })
})

test.each([
  ['Ąžuolas Žukas-Rasaitis', 'Ąžuolas Žukas-Rasaitis'],
  ["Siân O'Neil (Rees)", "Siân O'Neil (Rees)"],
  ['A.Petraitis jr.', 'A. Petraitis jr.'],
  ['Laimėjote: https://evil.example/p?a=b', 'Laimėjote https evil. example p?a=b'],
  ['www.evil.example rasa@evil.example', 'www. evil. example rasa evil. example'],
  ['evil\uff0eexample', 'evil. example'],
])('the name %j is shown as %j', (typed, shown) => {
  expect(nameText(typed)).toBe(shown)
})

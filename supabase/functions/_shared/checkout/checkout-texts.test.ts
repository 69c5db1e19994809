import {expect, test} from 'vitest'
import {purchaseName} from './checkout-texts.ts'

test.each([
  [
    {purpose: 'donation'},
    'Auka Velso lietuvių bendruomenei',
    'Donation to the Lithuanian Community in Wales',
  ],
  [{purpose: 'donation', campaign: '$& {campaign}'}, 'Auka: $& {campaign}', 'Donation: $& {campaign}'],
  [
    {purpose: 'membership', campaign: 'x'},
    'Metinė narystė Velso lietuvių bendruomenėje',
    'Annual membership of the Lithuanian Community in Wales',
  ],
] as const)('%j is called %s and %s', (purchase, lt, en) => {
  expect([purchaseName(purchase, 'lt'), purchaseName(purchase, 'en')]).toEqual([lt, en])
})

test('cuts a long name', () => {
  const name = purchaseName({purpose: 'donation', campaign: '🐸'.repeat(200)}, 'en')
  expect(name).toBe(`Donation: ${'🐸'.repeat(100)}`)
  expect(name.length).toBeLessThan(250)
})

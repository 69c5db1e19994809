import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {purchaseName} from './checkout-texts.ts'

const community = {lt: 'Velso lietuviai', en: null}

test.each([
  [{purpose: 'donation'}, 'Auka', 'Donation'],
  [{purpose: 'donation', community}, 'Auka: Velso lietuviai', 'Donation: Velso lietuviai'],
  [
    {purpose: 'donation', community, campaign: '$& {campaign}'},
    'Auka: $& {campaign}',
    'Donation: $& {campaign}',
  ],
  [
    {purpose: 'donation', community, interval: 'month'},
    'Mėnesinė auka: Velso lietuviai',
    'Monthly donation: Velso lietuviai',
  ],
  [{purpose: 'membership', campaign: 'x'}, 'Metinė narystė', 'Annual membership'],
  [
    {purpose: 'membership', community},
    'Metinė narystė: Velso lietuviai',
    'Annual membership: Velso lietuviai',
  ],
] as const)('%j is called %s and %s', (purchase, lt, en) => {
  expect([purchaseName(purchase, 'lt'), purchaseName(purchase, 'en')]).toEqual([lt, en])
})

test('any name of up to 100 characters is shown whole, and never more than Stripe takes', () => {
  const names = fc.string({unit: 'binary', minLength: 1, maxLength: 200}).filter((name) => name.trim() !== '')
  fc.assert(
    fc.property(
      names,
      fc.constantFrom('donation', 'membership'),
      fc.constantFrom('lt', 'en'),
      (name, purpose, language) => {
        const shown = purchaseName({purpose, community: {lt: name, en: name}}, language)
        expect(shown.endsWith(`: ${[...name].slice(0, 100).join('')}`)).toBe(true)
        expect(shown.length).toBeLessThan(250)
      },
    ),
  )
})

test('cuts a long name', () => {
  const name = purchaseName({purpose: 'donation', campaign: '🐸'.repeat(200)}, 'en')
  expect(name).toBe(`Donation: ${'🐸'.repeat(100)}`)
  expect(name.length).toBeLessThan(250)
})

import {type MoneySettings, moneySettings} from '@site/schemas/money/money-settings'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {readTypedSettings, toTyped, type TypedSettings} from './typed-settings.ts'

const campaigns = [
  {id: 'sodas', lt: 'Sodas', en: 'A garden'},
  {id: 'a.b', lt: 'Knygos', en: null},
]
const ids = campaigns.map(({id}) => id)
const read = (typed: TypedSettings) => readTypedSettings(typed, ids)

const settings: MoneySettings = {
  membershipFeePence: 1500,
  householdFee: 'each',
  bankDetails: {
    accountName: 'Velso lietuviai',
    bankName: null,
    sortCode: '20-30-40',
    accountNumber: '12345678',
  },
  giftAid: null,
  paypalUrls: {'a.b': 'https://paypal.me/knygos'},
}
const typed = toTyped({settings, campaigns})

const digits = (length: number) =>
  fc.string({unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length})
const name = fc.constantFrom('Velso lietuviai', 'A & B', 'Ąžuolas')

const drawn = fc.record({
  membershipFeePence: fc.integer({min: 100, max: 100_000}),
  householdFee: fc.constantFrom('each' as const, 'one' as const),
  bankDetails: fc.option(
    fc.record({
      accountName: name,
      bankName: fc.option(name),
      sortCode: digits(6).map((code) => code.replaceAll(/(\d\d)(?=\d)/g, '$1-')),
      accountNumber: digits(8),
    }),
  ),
  giftAid: fc.option(
    fc.record({
      charityName: name,
      hmrcReference: fc.constantFrom('XR12345', 'A1'),
      charityNumber: fc.option(fc.constant('1234567')),
      claimsFees: fc.boolean(),
    }),
  ),
  paypalUrls: fc.constantFrom<Record<string, string>>({}, settings.paypalUrls),
})

test('what is stored reads as it was', () => {
  fc.assert(
    fc.property(drawn, (stored) => {
      expect(read(toTyped({settings: stored, campaigns}))).toEqual({values: stored, errors: {}})
    }),
  )
})

test('a campaign may be called as something that every object has', () => {
  const odd = ['constructor', 'toString', 'hasOwnProperty'].map((id) => ({id, lt: id, en: id}))
  expect(toTyped({settings, campaigns: odd}).paypal).toEqual(odd.map(() => ({url: ''})))
})

test.each([
  [{fee: '£12,50'}, {membershipFeePence: 1250}],
  [{fee: ' 1 000 '}, {membershipFeePence: 100_000}],
  [{sortCode: '203040', accountNumber: '1234 5678'}, {}],
  [{sortCode: ' 20 30 40'}, {}],
  [{sortCode: '20–30–40'}, {}],
  [{accountName: '', sortCode: ' ', accountNumber: ''}, {bankDetails: null}],
  [
    {isRecognised: true, charityName: ' VLB ', hmrcReference: 'xr 12345'},
    {giftAid: {charityName: 'VLB', hmrcReference: 'XR12345', charityNumber: null, claimsFees: false}},
  ],
  [{charityName: 'VLB', hmrcReference: '?'}, {giftAid: null}],
])('takes %j', (changed, expected) => {
  expect(read({...typed, ...changed})).toEqual({values: {...settings, ...expected}, errors: {}})
})

test.each([
  [{fee: ''}, {fee: 'fee'}],
  [{fee: '12.345'}, {fee: 'fee'}],
  [{fee: '0'}, {fee: 'fee'}],
  [{fee: '1000.01'}, {fee: 'fee'}],
  [{accountName: ''}, {accountName: 'required'}],
  [{sortCode: '20304'}, {sortCode: 'sortCode'}],
  [{sortCode: '20/30/40'}, {sortCode: 'sortCode'}],
  [{accountNumber: '1234567a'}, {accountNumber: 'accountNumber'}],
  [{accountName: '', bankName: 'B', sortCode: '', accountNumber: ''}, {accountName: 'required'}],
  [{isRecognised: true}, {charityName: 'required', hmrcReference: 'hmrcReference'}],
  [{bankName: 'x'.repeat(121)}, {bankName: 'tooLong'}],
])('refuses %j', (changed, codes) => {
  const {values, errors} = read({...typed, ...changed})
  expect(values).toEqual({})
  for (const [field, message] of Object.entries(codes)) expect(errors).toMatchObject({[field]: {message}})
})

test.each([
  'http://paypal.me/a',
  'https://paypal.com.evil.example/a',
  'https://evil.example/paypal.me/',
  'paypal.me/a',
])('names the campaign whose address is %s', (url) => {
  const {errors} = read({...typed, paypal: [{url: ''}, {url}]})
  expect(errors.paypal).toMatchObject({1: {url: {message: 'paypal'}}})
})

test('whatever is typed is read as settings or has a fault', () => {
  const text = fc.oneof(fc.string(), digits(6), digits(8), fc.constantFrom('15', 'XR12345', ''))
  const anything = fc.record({
    fee: text,
    householdFee: fc.constantFrom('each' as const, 'one' as const),
    accountName: text,
    bankName: text,
    sortCode: text,
    accountNumber: text,
    isRecognised: fc.boolean(),
    charityName: text,
    hmrcReference: text,
    charityNumber: text,
    claimsFees: fc.boolean(),
    paypal: fc.tuple(fc.record({url: text}), fc.record({url: text})).map(([...urls]) => urls),
  })
  fc.assert(
    fc.property(anything, (given) => {
      const {values, errors} = read(given)
      const isRead = Object.keys(errors).length === 0
      expect(isRead ? moneySettings.parse(values) : {}).toEqual(values)
    }),
    {numRuns: 300},
  )
})

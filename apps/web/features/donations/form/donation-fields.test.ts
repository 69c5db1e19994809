import {expect, test} from 'vitest'
import {noDeclaration} from '../gift-aid/typed-declaration.ts'
import {donationFields} from './donation-fields.ts'
import {chosenPounds} from './typed-donation.ts'

const fields = {
  interval: 'once',
  amount: {preset: '10', typed: ''},
  donorName: '',
  message: '',
  showInDonorList: false,
  giftAid: noDeclaration,
  website: '',
}

const faultsOf = (changes: object) =>
  donationFields
    .safeParse({...fields, ...changes})
    .error?.issues.map(({path, message}) => [path.join('.'), message])

test.each([
  [{preset: '1', typed: ''}, 1],
  [{preset: '100', typed: ''}, 100],
  [{preset: '', typed: '1,50'}, 1.5],
  [{preset: '', typed: ' £2.5 '}, 2.5],
  [{preset: '', typed: '10000'}, 10_000],
  [{preset: '', typed: '10 000'}, 10_000],
  [{preset: '', typed: '1\u00a0000'}, 1000],
  [{preset: '', typed: '1.000,50'}, 1000.5],
  [{preset: '', typed: ''}, null],
  [{preset: null, typed: ''}, null],
  [{preset: '10', typed: '25'}, 25],
  [{preset: '7', typed: ''}, null],
  [{preset: '', typed: '0,99'}, null],
  [{preset: '', typed: '1.005'}, null],
  [{preset: '', typed: '1e3'}, null],
  [{preset: '', typed: '10000.01'}, null],
  [{preset: '', typed: 'NaN'}, null],
  [{preset: '', typed: 'dešimt'}, null],
])('%j is %j pounds', (choice, pounds) => {
  expect(chosenPounds(choice)).toBe(pounds)
})

test('a name and a message are sent only if there are any', () => {
  expect(donationFields.parse({...fields, donorName: ' ', message: '\n', showInDonorList: true})).toEqual({
    amount: 10,
    website: '',
  })
  expect(
    donationFields.parse({...fields, donorName: ' Rasa ', message: ' Sėkmės! ', showInDonorList: true}),
  ).toEqual({amount: 10, donorName: 'Rasa', message: 'Sėkmės!', showInDonorList: true, website: ''})
})

test('only a gift of each month says how often it is given', () => {
  expect(donationFields.parse({...fields, interval: 'month'})).toEqual({
    interval: 'month',
    amount: 10,
    website: '',
  })
  expect(donationFields.safeParse({...fields, interval: 'day'}).success).toBe(false)
})

test('a missing sum, one that cannot be donated and one that is unclear have their own errors, beside those of other fields', () => {
  expect(faultsOf({amount: {preset: '', typed: ' '}})).toEqual([['amount.typed', 'amountMissing']])
  for (const typed of ['0.5', '0', '10 000,01', '20,000'])
    expect(faultsOf({amount: {preset: '', typed}})).toEqual([['amount.typed', 'amountRange']])
  for (const typed of ['1.000', '7 50', '-5', 'dešimt'])
    expect(faultsOf({amount: {preset: '', typed}})).toEqual([['amount.typed', 'amountUnclear']])
  expect(faultsOf({amount: {preset: '', typed: '0.5'}, donorName: 'ž'.repeat(101)})).toEqual([
    ['amount.typed', 'amountRange'],
    ['donorName', 'tooLong'],
  ])
})

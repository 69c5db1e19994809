import {expect, test} from 'vitest'
import {chosenPounds, donationFields} from './donation-fields.ts'

const fields = {
  amount: {preset: '10', typed: ''},
  donorName: '',
  message: '',
  showInDonorList: false,
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
  [{preset: '', typed: ''}, null],
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

test('a missing sum and one that cannot be donated have their own errors, beside those of other fields', () => {
  expect(faultsOf({amount: {preset: '', typed: ' '}})).toEqual([['amount.typed', 'amountMissing']])
  expect(faultsOf({amount: {preset: '', typed: '0.5'}, donorName: 'ž'.repeat(101)})).toEqual([
    ['amount.typed', 'amountRange'],
    ['donorName', 'tooLong'],
  ])
})

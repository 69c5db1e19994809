import {expect, test} from 'vitest'
import {donationPresets} from '../money/donation-amount.ts'
import {donationRequest} from './donation.ts'

test('an amount is enough', () => {
  expect(donationRequest.parse({amount: 20})).toEqual({
    amount: 20,
    donorName: null,
    message: null,
    campaign: null,
    showInDonorList: false,
    interval: 'once',
  })
})

test('its result is a valid request again', () => {
  const request = donationRequest.parse({
    amount: 0.1 + 1.4,
    donorName: ' Rasa\nJankutė ',
    message: ' Sėkmės!\nRasa ',
    campaign: 'Iš širdies į širdį',
    showInDonorList: true,
    locale: 'en',
    website: '',
  })
  expect(request).toMatchObject({donorName: 'Rasa Jankutė', message: 'Sėkmės!\nRasa', showInDonorList: true})
  expect(donationRequest.parse(request)).toEqual(request)
})

test.each([1, 1.1, 1.15, 4.35, 8.2, 19.99, 1e3, 9999.99, 10_000, ...donationPresets])(
  'the amount %d is valid',
  (amount) => {
    expect(donationRequest.parse({amount}).amount).toBe(amount)
  },
)

test('every penny up to 10,000 pounds is exact', () => {
  const amounts = Array.from({length: 999_901}, (_, index) => (index + 100) / 100)
  expect(amounts.filter((amount) => !donationRequest.shape.amount.safeParse(amount).success)).toEqual([])
})

test.each([
  0,
  -5,
  0.99,
  1.005,
  1.999_999_999,
  10_000.01,
  1e6,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '5',
  '1,50',
  '1e3',
  null,
  undefined,
  true,
  [5],
  {value: 5},
])('the amount %j is refused', (amount) => {
  const {error} = donationRequest.safeParse({amount})
  expect(error?.issues[0]).toMatchObject({path: ['amount'], message: 'amountRange'})
})

test.each([
  ['donorName', 'ž'.repeat(101)],
  ['message', 'ž'.repeat(501)],
  ['campaign', 'ž'.repeat(201)],
])('%s may not be too long', (field, value) => {
  const {error} = donationRequest.safeParse({amount: 5, [field]: value})
  expect(error?.issues[0]).toMatchObject({path: [field], message: 'tooLong'})
})

test.each(['yes', 1, null])('%j is no consent to be named', (showInDonorList) => {
  expect(donationRequest.safeParse({amount: 5, showInDonorList}).success).toBe(false)
})

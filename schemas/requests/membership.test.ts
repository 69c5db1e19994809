import {expect, test} from 'vitest'
import {membershipRequest} from './membership.ts'

const required = {firstName: 'Rasa', lastName: 'Jankutė', email: 'rasa@example.test'}

test('the specified fields are enough', () => {
  expect(membershipRequest.parse(required)).toEqual({...required, phone: null, notes: null})
})

test('its result is a valid request again', () => {
  const request = membershipRequest.parse({
    ...required,
    phone: ' 07700 900123 ',
    notes: 'Galiu padėti.\nRasa',
    ageConfirmed: true,
    locale: 'lt',
    website: '',
  })
  expect(request).toMatchObject({phone: '+447700900123', notes: 'Galiu padėti.\nRasa', ageConfirmed: true})
  expect(membershipRequest.parse(request)).toEqual(request)
})

test.each([
  ['firstName', ' ', 'required'],
  ['lastName', '', 'required'],
  ['lastName', 'ž'.repeat(81), 'tooLong'],
  ['email', '', 'required'],
  ['email', 'rasa@', 'emailInvalid'],
  ['phone', 'nėra', 'phoneInvalid'],
  ['notes', 'ž'.repeat(2001), 'tooLong'],
  ['ageConfirmed', false, 'ageRequired'],
])('%s: %j is %s', (field, value, code) => {
  const {error} = membershipRequest.safeParse({...required, [field]: value})
  expect(error?.issues[0]).toMatchObject({path: [field], message: code})
})

test.each(['amount', 'fee', 'amountPence'])('has no %s', (price) => {
  expect(membershipRequest.safeParse({...required, [price]: 1}).success).toBe(false)
})

import {expect, test} from 'vitest'
import {applicationForm} from './application-fields.ts'
import {emptyApplication, transferReference} from './typed-application.ts'

const filled = {
  ...emptyApplication,
  firstName: 'Rasa',
  lastName: 'Jankutė',
  email: 'rasa@example.test',
  ageConfirmed: true,
}

test('names, an address and the age are enough, and a card is the default', () => {
  expect(applicationForm.parse(filled)).toMatchObject({
    firstName: 'Rasa',
    phone: null,
    notes: null,
    paymentMethod: 'stripe',
    renews: false,
    newsletter: false,
  })
})

test('an empty form lacks names, address and age', () => {
  const {error} = applicationForm.safeParse(emptyApplication)
  expect(error?.issues.map(({path, message}) => `${path.join()} ${message}`)).toEqual([
    'firstName required',
    'lastName required',
    'email required',
    'ageConfirmed ageRequired',
  ])
})

test.each([
  [' Rasa ', 'Jankutė  Morkūnienė', 'Rasa Jankutė Morkūnienė Membership'],
  ['Rasa', ' ', undefined],
  ['', 'Jankutė', undefined],
])('the reference of %j %j is %j', (firstName, lastName, reference) => {
  expect(transferReference(firstName, lastName)).toBe(reference)
})

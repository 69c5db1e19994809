import {expect, test} from 'vitest'
import {signUpRequest} from './sign-up.ts'

const complete = {
  firstName: 'Rasa',
  lastName: 'Jankutė',
  email: 'rasa@example.test',
  password: 'ąžuolas',
  privacyAccepted: true,
  language: 'lt',
}

test('accepts a complete form and trims it', () => {
  expect(signUpRequest.parse({...complete, firstName: ' Rasa ', email: ' rasa@example.test '})).toEqual(
    complete,
  )
})

test('keeps spaces in a password', () => {
  expect(signUpRequest.parse({...complete, password: '  ąžuolas '}).password).toBe('  ąžuolas ')
})

test.each([
  ['firstName', '', 'required'],
  ['firstName', '   ', 'required'],
  ['lastName', 'a'.repeat(81), 'tooLong'],
  ['email', '', 'required'],
  ['email', 'rasa@', 'emailInvalid'],
  ['email', 'rasa@gmail', 'emailInvalid'],
  ['email', 'rasa example.test', 'emailInvalid'],
  ['password', '', 'required'],
  ['password', '12345', 'passwordShort'],
  ['password', 'ž'.repeat(37), 'passwordLong'],
  ['privacyAccepted', false, 'privacyRequired'],
])('%s: %j is %s', (field, value, code) => {
  const {error} = signUpRequest.safeParse({...complete, [field]: value})
  expect(error?.issues[0]).toMatchObject({path: [field], message: code})
})

test.each(['123456', 'ž'.repeat(36)])('accepts the password %s', (password) => {
  expect(signUpRequest.parse({...complete, password}).password).toBe(password)
})

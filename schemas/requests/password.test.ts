import {expect, test} from 'vitest'
import {newPasswordRequest, passwordChangeRequest} from './password.ts'

const cases = [
  ['', 'required'],
  ['ąžuol', 'passwordShort'],
  ['ąžuolą', undefined],
  ['a'.repeat(72), undefined],
  ['a'.repeat(73), 'passwordLong'],
  // Each of these letters is two bytes, and an emoji is four.
  ['ž'.repeat(36), undefined],
  [`${'ž'.repeat(36)}a`, 'passwordLong'],
  ['🐸'.repeat(19), 'passwordLong'],
] as const

test.each(cases)('a new password %j: %s', (password, code) => {
  expect(newPasswordRequest.safeParse({password}).error?.issues[0]?.message).toBe(code)
})

test.each(cases)('a changed password %j: %s', (password, code) => {
  const {error} = passwordChangeRequest.safeParse({currentPassword: 'a', password})
  expect(error?.issues[0]?.message).toBe(code)
})

import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {emailAddress} from '../form-fields/email-address.ts'
import {comparableEmail, readTypedEmail} from './email-address.ts'

const typedEmail = fc.oneof(
  fc.emailAddress(),
  fc.string({unit: fc.constantFrom(...'aŽė.@-+_ 1\u00a0\u200b/:')}),
  fc
    .tuple(fc.constantFrom('rasa', 'žemaitis', ''), fc.constantFrom('example', 'bendruomenė', 'пример', '-'))
    .map(([mailbox, name]) => ` ${mailbox}@${name}.lt\u200b`),
)

test('forms and links read the same addresses, and what was read is read again', () => {
  fc.assert(
    fc.property(typedEmail, (typed) => {
      const address = readTypedEmail(typed)
      expect(emailAddress.safeParse(typed).data).toBe(address)
      expect(address && readTypedEmail(address)).toBe(address)
    }),
  )
})

test('addresses are compared without space around them, case and composition', () => {
  expect(comparableEmail(' Z\u030Cilvinas@Example.test ')).toBe('žilvinas@example.test')
})

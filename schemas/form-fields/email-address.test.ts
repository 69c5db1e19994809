import {expect, test} from 'vitest'
import {emailAddress} from './email-address.ts'

test.each([
  [' Rasa+1@Example.test\n', 'Rasa+1@Example.test'],
  ['\u200brasa@example.test\ufeff', 'rasa@example.test'],
  ['\u202arasa@\u00adexample.test\u202c', 'rasa@example.test'],
  ['\u2067rasa\u2060@example\u200d.test\u2069', 'rasa@example.test'],
  ['\u00a0rasa\u00a0@example.test\u202f', 'rasa@example.test'],
  ['rasa@example.test\ufe0f', 'rasa@example.test'],
  ['rasa@bendruomenė.lt', 'rasa@xn--bendruomen-0mb.lt'],
  ['rasa@Bendruomene\u0307.lt', 'rasa@xn--bendruomen-0mb.lt'],
  ['rasa@paštas.bendruomenė.lt', 'rasa@xn--patas-wdb.xn--bendruomen-0mb.lt'],
  ['rasa@ｅｘａｍｐｌｅ。test', 'rasa@example.test'],
  ['rasa@пример.рф', 'rasa@xn--e1afmkfd.xn--p1ai'],
  ['rasa@xn--e1afmkfd.xn--p1ai', 'rasa@xn--e1afmkfd.xn--p1ai'],
])('%j is the address %s', (typed, address) => {
  expect(emailAddress.parse(typed)).toBe(address)
  expect(emailAddress.parse(address)).toBe(address)
})

test.each([
  ['', 'required'],
  [' \u200b\u00a0', 'required'],
  ['rasa', 'emailInvalid'],
  ['rasa@gmail', 'emailInvalid'],
  ['rasa@ė', 'emailInvalid'],
  ['rasa rasaite@example.test', 'emailInvalid'],
  ['rasa@exam ple.test', 'emailInvalid'],
  ['žemaitis@example.test', 'emailInvalid'],
  ['rasa@ąą@example.test', 'emailInvalid'],
  ['rasa@bendruomenė.lt/puslapis', 'emailInvalid'],
  ['rasa@bendruomenė.lt:25', 'emailInvalid'],
  ['rasa@bendruomenė..lt', 'emailInvalid'],
  [`rasa@${'ė'.repeat(60)}.lt`, 'emailInvalid'],
  [`rasa@${'ė.'.repeat(60)}lt`, 'tooLong'],
])('%j is %s', (typed, code) => {
  expect(emailAddress.safeParse(typed).error?.issues[0]?.message).toBe(code)
})

import {expect, test} from 'vitest'
import {splitMailbox} from '../email.ts'
import {mailbox} from './mailbox.ts'

test.each([
  ['rasa@home.test', {name: '', address: 'rasa@home.test'}],
  ['rasa@xn--e1afmkfd.xn--p1ai', {name: '', address: 'rasa@xn--e1afmkfd.xn--p1ai'}],
  [' rasa@home.test ', {name: '', address: 'rasa@home.test'}],
  ['<rasa@home.test>', {name: '', address: 'rasa@home.test'}],
  ['Rasa Žukaitė <rasa+news@post.home.test>', {name: 'Rasa Žukaitė', address: 'rasa+news@post.home.test'}],
  ['"Žukaitė, Rasa" <rasa@home.test>', {name: 'Žukaitė, Rasa', address: 'rasa@home.test'}],
])('accepts %s', (text, parts) => {
  expect(mailbox('to', text)).toBe(text)
  expect(splitMailbox(text)).toEqual(parts)
})

test.each([
  '',
  'rasa',
  'rasa@',
  '@home.test',
  'rasa@home',
  'rasa@home..test',
  'rasa@-home.test',
  'a@home.test, b@home.test',
  'a@home.test b@home.test',
  'Rasa <rasa@home.test',
  'Rasa <a@home.test> <b@home.test>',
  'Rasa\r\nBcc: x@home.test <rasa@home.test>',
  'rasa@home.test\n',
])('rejects %j', (text) => {
  expect(() => mailbox('to', text)).toThrow(/^Invalid `to` field\. The email address needs to follow/)
})

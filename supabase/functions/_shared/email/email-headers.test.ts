import {expect, test} from 'vitest'
import {replyAddress} from './email-headers.ts'

test('replies go to an address that can be one', () => {
  expect(replyAddress('rasa+a@home.test')).toBe('rasa+a@home.test')
  expect(replyAddress('rasa@xn--e1afmkfd.xn--p1ai')).toBe('rasa@xn--e1afmkfd.xn--p1ai')
})

test.each(['rasa@home', 'ra..sa@home.test', 'rasa.@home.test', '', 'rasa@home.test,kita@home.test'])(
  'replies do not go to %j',
  (typed) => {
    expect(replyAddress(typed)).toBeUndefined()
  },
)

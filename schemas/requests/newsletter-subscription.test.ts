import {expect, test} from 'vitest'
import {newsletterSubscription} from './newsletter-subscription.ts'

const rasa = {action: 'subscribe', email: 'rasa@example.test', locale: 'lt'}

test('an address and a language are enough', () => {
  expect(newsletterSubscription.parse({...rasa, email: ' rasa@example.test '})).toEqual(rasa)
})

test('a first name is trimmed, and none when it is empty', () => {
  expect(newsletterSubscription.parse({...rasa, firstName: ' Rasa '})).toEqual({...rasa, firstName: 'Rasa'})
  expect(newsletterSubscription.parse({...rasa, firstName: ' '})).toEqual({...rasa, firstName: undefined})
})

test('what tells programs from people is kept', () => {
  const automatic = {...rasa, website: 'https://example.test'}
  expect(newsletterSubscription.parse(automatic)).toEqual(automatic)
})

test.each([
  ['email', '', 'required'],
  ['email', 'rasa@', 'emailInvalid'],
  ['email', `${'a'.repeat(250)}@example.test`, 'tooLong'],
  ['firstName', 'a'.repeat(81), 'tooLong'],
])('%s: %j is %s', (field, value, code) => {
  const {error} = newsletterSubscription.safeParse({...rasa, [field]: value})
  expect(error?.issues[0]).toMatchObject({path: [field], message: code})
})

test.each([
  {...rasa, locale: 'cy'},
  {...rasa, website: 1},
  {...rasa, action: 'resubscribe'},
  {action: 'confirm'},
  {action: 'confirm', token: ''},
  {action: 'unsubscribe', token: 'a b'},
  {action: 'unsubscribe', token: 'a'.repeat(501)},
])('%j is refused', (request) => {
  expect(newsletterSubscription.safeParse(request).success).toBe(false)
})

test.each(['confirm', 'unsubscribe'] as const)('%s needs a token and nothing else', (action) => {
  const token = 'Zx3-k_9.a~2'
  expect(newsletterSubscription.parse({action, token})).toEqual({action, token})
})

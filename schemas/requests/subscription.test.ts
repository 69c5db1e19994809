import {expect, test} from 'vitest'
import {manageSubscriptionRequest, subscriptionLinkRequest} from './subscription.ts'

const token = '0123456789abcdef'.repeat(4)
const id = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'

test.each([
  {token, action: 'change', amount: 12.5},
  {id, action: 'pause', months: 6, locale: 'en'},
  {token, action: 'resume'},
  {id, action: 'stop'},
  {token, action: 'card'},
])('is a change: %j', (request) => {
  expect(manageSubscriptionRequest.parse(request)).toEqual(request)
})

test.each([
  {action: 'stop'},
  {token, id, action: 'stop'},
  {token: token.toUpperCase(), action: 'stop'},
  {token, action: 'change'},
  {token, action: 'change', amount: 0.99},
  {token, action: 'change', amount: 10_000.01},
  {token, action: 'change', amount: 1.005},
  {token, action: 'pause'},
  {token, action: 'pause', months: 12},
  {token, action: 'delete'},
])('is no change: %j', (request) => {
  expect(manageSubscriptionRequest.safeParse(request).success).toBe(false)
})

test('a link is asked for with an address', () => {
  expect(subscriptionLinkRequest.parse({email: ' Rasa@Example.test '})).toMatchObject({
    email: expect.stringMatching(/^rasa@example\.test$/i) as string,
  })
  expect(subscriptionLinkRequest.safeParse({email: 'rasa'}).success).toBe(false)
})

import {expect, test} from 'vitest'
import {discountCodeRequest, refundRequest, renewalRequest} from './money-requests.ts'

const paymentId = '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77'
const token = '0123456789abcdef'.repeat(4)

test.each([
  [discountCodeRequest, {eventKey: 'kaledos-2025'}],
  [discountCodeRequest, {eventKey: 'kaledos-2025', locale: 'en'}],
  [renewalRequest, {}],
  [renewalRequest, {token, locale: 'lt'}],
  [refundRequest, {paymentId}],
  [refundRequest, {paymentId, amountPence: 1}],
])('%# is taken as it is: %j', (schema, request) => {
  expect(schema.parse(request)).toEqual(request)
})

test.each([
  [discountCodeRequest, {}],
  [discountCodeRequest, {eventKey: 'Kalėdos'}],
  [discountCodeRequest, {eventKey: 'kaledos-2025', locale: 'cy'}],
  [renewalRequest, {token: token.slice(1)}],
  [renewalRequest, {token: token.toUpperCase()}],
  [renewalRequest, {token: null}],
  [refundRequest, {}],
  [refundRequest, {paymentId: '1'}],
  [refundRequest, {paymentId, amountPence: 0}],
  [refundRequest, {paymentId, amountPence: -100}],
  [refundRequest, {paymentId, amountPence: 1.5}],
  [refundRequest, {paymentId, amountPence: '100'}],
  [refundRequest, {paymentId, amount: 40}],
])('%# is refused: %j', (schema, request) => {
  expect(schema.safeParse(request).success).toBe(false)
})

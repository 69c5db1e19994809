import {beforeEach, expect, test, vi} from 'vitest'
import {confirmTransfer, refundByCard, decide} from './payments-actions.ts'
import {examplePayment} from './testing/payment-examples.ts'

type Call = (name: string, args: object) => Promise<object>

const rpc = vi.hoisted(() => vi.fn<Call>())
const invoke = vi.hoisted(() => vi.fn<Call>())
vi.mock('#/supabase/supabase-client.ts', () => ({getSupabase: async () => ({rpc, functions: {invoke}})}))

const receipt = {pence: 1500, on: '2026-03-01', method: 'cash'} as const
const payment = examplePayment()

beforeEach(() => {
  rpc.mockReset()
  invoke.mockReset()
})

test('a transfer is confirmed with its sum, day and method, and may wait for a decision then', async () => {
  rpc.mockResolvedValue({data: {status: 'held', heldReason: 'other_sum'}, error: null, status: 200})
  expect(await confirmTransfer('a', receipt)).toMatchObject({ok: true, data: {isHeld: true}})
  expect(rpc).toHaveBeenLastCalledWith('confirm_bank_transfer', {
    payment_id: 'a',
    amount_pence: 1500,
    received_on: '2026-03-01',
    method: 'cash',
  })
})

test('a decision names the other person, if there is one', async () => {
  rpc.mockResolvedValue({data: {status: 'paid', heldReason: null}, error: null, status: 200})
  expect(await decide(payment, 'count')).toMatchObject({ok: true, data: {isHeld: false}})
  expect(rpc).toHaveBeenLastCalledWith('decide_payment', {payment_id: payment.id, decision: 'count'})
  await decide(payment, 'another_person', {membershipId: 'b'})
  expect(rpc).toHaveBeenLastCalledWith('decide_payment', {
    payment_id: payment.id,
    decision: 'another_person',
    person: {membershipId: 'b'},
  })
})

test.each([
  ['payment_state', 409, 'paymentState'],
  ['membership_state', 409, 'membershipState'],
  ['not_confirmed', 422, 'notConfirmed'],
  ['not_found', 404, 'notFound'],
  ['bad_request', 400, 'refused'],
  ['something_new', 400, 'failed'],
])('the refusal %s of the database (%i) is %s', async (details, status, error) => {
  rpc.mockResolvedValue({data: null, error: {code: `PT${status}`, details}, status})
  expect(await confirmTransfer('a', receipt)).toMatchObject({ok: false, error})
})

test.each([
  ['payments_unavailable', 503, 'stripeDown'],
  ['payment_state', 409, 'paymentState'],
])('the refusal %s of the function (%i) is %s', async (code, status, error) => {
  const context = Response.json({error: {code, message: ''}}, {status})
  invoke.mockResolvedValue({data: null, error: {context}})
  expect(await refundByCard('a', 500, 'key')).toMatchObject({ok: false, error})
})

test('a refund by card is sent with its key', async () => {
  invoke.mockResolvedValue({data: {ok: true}, error: null})
  expect(await refundByCard('a', 500, 'key')).toMatchObject({ok: true})
  expect(invoke).toHaveBeenLastCalledWith('refund-payment', {
    body: {paymentId: 'a', amountPence: 500},
    headers: {'Idempotency-Key': 'key'},
  })
})

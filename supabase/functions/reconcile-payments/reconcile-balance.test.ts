import {expect, test} from 'vitest'
import {secretKey, serveDatabase} from '../_testing/serve-database.ts'
import {serveStripe, stripeFailure, stripeKey, type StripeCall} from '../_testing/serve-stripe.ts'
import {createServiceClient} from '../_shared/service-client.ts'
import {createStripe} from '../_shared/stripe/stripe-client.ts'
import {reconcileBalance, reconcilePayouts} from './reconcile-balance.ts'

const SINCE = 1_795_000_000

const payout = {
  id: 'po_1',
  object: 'payout',
  amount: 1530,
  arrival_date: SINCE + 86_400,
  automatic: true,
  created: SINCE,
  currency: 'gbp',
  reconciliation_status: 'completed',
  status: 'in_transit',
}

const movement = (id: string, fields: object = {}) => ({
  id,
  object: 'balance_transaction',
  reporting_category: 'charge',
  amount: 2000,
  fee: 50,
  net: 1950,
  currency: 'gbp',
  created: SINCE,
  available_on: SINCE + 86_400,
  source: {object: 'charge', payment_intent: 'pi_1'},
  ...fields,
})

const told = {
  payoutId: 'po_1',
  pence: 1530,
  currency: 'gbp',
  status: 'in_transit',
  arrivesOn: '2026-11-19',
  isAutomatic: true,
  isComplete: true,
  createdAt: '2026-11-18T11:06:40.000Z',
}

const stored = (id: string, paidWith: string | null = 'pi_1') => ({
  id,
  category: 'charge',
  grossPence: 2000,
  feePence: 50,
  netPence: 1950,
  currency: 'gbp',
  createdAt: '2026-11-18T11:06:40.000Z',
  availableOn: '2026-11-19T11:06:40.000Z',
  paidWith,
})

const list = (data: object[], hasMore = false) =>
  Response.json({object: 'list', url: '/', data, has_more: hasMore})

async function start(
  database: Record<string, (args: never) => unknown>,
  answer: (call: StripeCall) => Response,
  end = Date.now() + 10_000,
) {
  const {url, calls} = await serveDatabase({record_stripe_balance: () => 1, ...database})
  const atStripe = await serveStripe(answer)
  const env = {SUPABASE_URL: url, SUPABASE_SECRET_KEYS: {default: secretKey}}
  const reconciliation = {
    client: createServiceClient(env),
    stripe: createStripe({STRIPE_API_BASE: atStripe.url, STRIPE_SECRET_KEY: stripeKey}),
    end,
  }
  return {
    reconciliation,
    args: (name: string) => calls.filter((call) => call.name === name).map(({args}) => args),
    atStripe: atStripe.calls,
  }
}

test('the balance is read in pages, and the last one says until when', async () => {
  const pages: Record<string, () => Response> = {
    '': () => list([movement('txn_3'), movement('txn_2', {source: payout})], true),
    txn_2: () => list([movement('txn_1', {source: 're_1'})]),
  }
  const {reconciliation, args, atStripe} = await start(
    {stripe_balance_to_read: () => ({since: SINCE, until: SINCE + 100})},
    ({parameters}) => (pages[parameters.starting_after ?? ''] ?? stripeFailure(404, {type: 'x'}))(),
  )
  expect(await reconcileBalance(reconciliation)).toBe(2)
  expect(args('record_stripe_balance')).toEqual([
    {transactions: [stored('txn_3'), stored('txn_2', null)], payouts: [told]},
    {transactions: [stored('txn_1', null)], payouts: [], read_until: SINCE + 100},
  ])
  expect(atStripe[0]?.parameters).toEqual({
    'created[gte]': String(SINCE),
    'created[lt]': String(SINCE + 100),
    limit: '100',
    'expand[0]': 'data.source',
  })
})

test('the balance up to the present has no end', async () => {
  const {reconciliation, args, atStripe} = await start({stripe_balance_to_read: () => ({since: SINCE})}, () =>
    list([]),
  )
  await reconcileBalance(reconciliation)
  expect(atStripe[0]?.parameters).not.toHaveProperty('created[lt]')
  expect(args('record_stripe_balance')).toMatchObject([
    {transactions: [], read_until: expect.closeTo(Date.now() / 1000, -2)},
  ])
})

test('nothing is asked for while there is nothing to read', async () => {
  const {reconciliation, atStripe} = await start({stripe_balance_to_read: () => Response.json(null)}, () =>
    list([]),
  )
  expect(await reconcileBalance(reconciliation)).toBe(0)
  expect(atStripe).toEqual([])
})

test('what is not read in time is not taken for read', async () => {
  const {reconciliation, args} = await start(
    {stripe_balance_to_read: () => ({since: SINCE})},
    () => list([]),
    0,
  )
  await expect(reconcileBalance(reconciliation)).rejects.toThrow('too many')
  expect(args('record_stripe_balance')).toEqual([])
})

test('another shape than Stripe’s is refused', async () => {
  const {reconciliation, args} = await start({stripe_balance_to_read: () => ({since: SINCE})}, () =>
    list([movement('txn_1', {fee: 0.5})]),
  )
  await expect(reconcileBalance(reconciliation)).rejects.toThrow('fee')
  expect(args('record_stripe_balance')).toEqual([])
})

const toRead = {stripe_payouts_to_read: () => [{payout_id: 'po_1'}], record_stripe_payout: () => undefined}

test('a payout is stored with its contents', async () => {
  const {reconciliation, args, atStripe} = await start(toRead, ({path}) =>
    path === '/v1/payouts/po_1' ? Response.json(payout) : list([movement('txn_1')]),
  )
  expect(await reconcilePayouts(reconciliation)).toBe(1)
  expect(args('record_stripe_payout')).toEqual([{payout: told, transactions: [stored('txn_1')]}])
  expect(atStripe[1]?.parameters).toMatchObject({payout: 'po_1'})
})

test.each([
  ['is not complete', {reconciliation_status: 'in_progress'}, {isComplete: false}],
  [
    'was made by hand',
    {automatic: false, reconciliation_status: 'not_applicable'},
    {isAutomatic: false, isComplete: false},
  ],
])('a payout that %s is stored without contents', async (_, fields, changes) => {
  const {reconciliation, args, atStripe} = await start(toRead, () => Response.json({...payout, ...fields}))
  await reconcilePayouts(reconciliation)
  expect(args('record_stripe_payout')).toEqual([{payout: {...told, ...changes}}])
  expect(atStripe).toHaveLength(1)
})

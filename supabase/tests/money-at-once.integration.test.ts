import {randomUUID} from 'node:crypto'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {addLine, type LineResult} from './bank.ts'
import {as, service} from './callers.ts'
import {atOnce, committed} from './committed.ts'
import {database, type Transaction} from './database.ts'
import {
  addCampaign,
  addDiscountedEvent,
  apply,
  applicant,
  applyByTransfer,
  createDonation,
  createMembershipPayment,
  type Checkout,
  contextFor,
  daysAgo,
  memberByCard,
  membershipOf,
  paid,
  refunded,
  serviceOf,
  transferOf,
  treasurerIn,
  refundOf,
} from './money.ts'
import {wrongTotals} from './kept-totals.ts'
import {forgetMoney} from './money-cleanup.ts'
import {confirmed, makeAdmin, type Person, signUp} from './people.ts'

// Concurrent connections see only committed rows, so these tests clean up after themselves.

let treasurer: Person

beforeEach(async () => {
  await database.begin(async (tx) => {
    treasurer = await treasurerIn(tx)
  })
})

afterEach(async () => {
  await forgetMoney()
  await database`delete from auth.users where id = ${treasurer.id}`
})

const outcome = ({done, codes}: {done: unknown[]; codes: string[]}) => ({done: done.length, codes})

test('one transfer that twenty treasurers confirm at once counts once', async () => {
  const submission = applicant()
  await applyByTransfer(committed(service), submission)
  const payment = await database.begin((tx) => transferOf(tx, submission.email))
  const confirmations = await atOnce(
    20,
    () => committed(treasurer)`
      select public.confirm_bank_transfer(${payment}, 1500, (now() at time zone 'Europe/London')::date)`,
  )
  expect(outcome(confirmations)).toEqual({done: 1, codes: Array.from({length: 19}, () => 'PT409')})
  expect(await database`select amount_pence from public.ledger where payment_id = ${payment}`).toEqual([
    {amount_pence: 1500},
  ])
})

test('one line of a bank statement that ten treasurers settle at once is booked once', async () => {
  const submission = applicant()
  await applyByTransfer(committed(service), submission)
  const [line, member] = await database.begin(async (tx) => [
    await addLine(tx, treasurer),
    await membershipOf(tx, submission.email),
  ])
  const items = JSON.stringify([{lineId: line, parts: [{kind: 'fee', membershipId: member.id}]}])
  const {done} = await atOnce(
    10,
    () => committed(treasurer)<{result: LineResult[]}>`
      select public.settle_bank_lines(${items}::text::jsonb) as result`,
  )
  const errors = done.flatMap((rows) => rows[0]?.result.map(({error}) => error ?? 'settled') ?? [])
  expect(errors.toSorted()).toEqual([...Array.from({length: 9}, () => 'line_settled'), 'settled'])
  expect(await database`select amount_pence from public.ledger`).toEqual([{amount_pence: 1500}])
})

test('one webhook that arrives twenty times at once is applied once, twenty about one payment count once', async () => {
  const {paymentId} = await createDonation(committed(service))
  const webhook = paid(paymentId, daysAgo(1), {pence: 2000})
  const same = await atOnce(20, () => apply(committed(service), webhook))
  expect(same.done.toSorted()).toEqual(['applied', ...Array.from({length: 19}, () => 'duplicate')])
  const others = await atOnce(20, () => apply(committed(service), {...webhook, id: `evt_${randomUUID()}`}))
  expect(outcome(others)).toEqual({done: 20, codes: []})
  expect(await database`select amount_pence from public.ledger where payment_id = ${paymentId}`).toEqual([
    {amount_pence: 2000},
  ])
})

test('ten submissions of one form at once begin one payment', async () => {
  const [key, submission] = [randomUUID(), applicant()]
  const {done, codes} = await atOnce(10, () => createMembershipPayment(committed(service), submission, {key}))
  expect(codes).toEqual([])
  expect(new Set(done.map(({paymentId}) => paymentId)).size).toBe(1)
})

test('applications of one person at once make one membership', async () => {
  const submission = applicant()
  const begun = await atOnce<unknown>(10, (n) =>
    n % 2
      ? applyByTransfer(committed(service), submission, {emailHash: null})
      : createMembershipPayment(committed(service), submission, {emailHash: null}),
  )
  expect(outcome(begun)).toEqual({done: 10, codes: []})
  expect(await database`select from public.memberships where email = ${submission.email}`).toHaveLength(1)
})

test('200 checkouts at once are all begun, paid and counted', async () => {
  const begun = await atOnce(200, (n) => createDonation(committed(service), {amount: 1 + n}))
  expect(outcome(begun)).toEqual({done: 200, codes: []})
  const settled = await atOnce(200, async (n) => {
    const payment = begun.done[n]
    return (
      payment && apply(committed(service), paid(payment.paymentId, daysAgo(1), {pence: payment.amountPence}))
    )
  })
  expect(outcome(settled)).toEqual({done: 200, codes: []})
  const [sum] = await database`
    select sum(amount_pence)::integer as pence from public.ledger where payment_id = any (${begun.done.map(({paymentId}) => paymentId)})`
  expect(sum).toEqual({pence: (200 * 201 * 100) / 2})
  expect(await wrongTotals(database)).toEqual([])
})

test('totals of campaigns stay right while donations come, go back and move to another campaign at once', async () => {
  const [one, other] = await database.begin(
    async (tx) => [await addCampaign(tx), await addCampaign(tx)] as const,
  )
  try {
    const begun = await Promise.all(
      Array.from({length: 10}, () => createDonation(committed(service), {campaign: one})),
    )
    const ids = begun.map(({paymentId}) => paymentId)
    const changed = await atOnce(60, async (n) => {
      const id = ids[n % ids.length] ?? ''
      if (n < 20) return apply(committed(service), paid(id, daysAgo(1), {pence: 2000}))
      if (n < 40) return apply(committed(service), refunded(id, n % 3 ? 500 : 2000))
      return database`
        update public.donations set campaign_id = ${[one, other, null][n % 3] ?? null} where payment_id = ${id}`
    })
    expect(changed.codes).toEqual([])
    expect(await wrongTotals(database)).toEqual([])
  } finally {
    await forgetMoney()
    await database`delete from public.campaigns where id in (${one}, ${other})`
  }
  expect(await wrongTotals(database)).toEqual([])
})

test.each([500, null])('ten refunds of %j pence at once, without a key, are one', async (pence) => {
  const {paymentId} = await database.begin((tx) => memberByCard(tx))
  const refund = async () => {
    const [asked] = await committed(treasurer)<{id: string; pence: number; isDone: boolean}>`
      select asked ->> 'requestId' as id, (asked ->> 'amountPence')::integer as pence, (asked ->> 'isDone')::boolean as "isDone"
      from public.request_refund(${paymentId}, ${pence}) as asked`
    // Stripe gives each repetition under one key the same refund.
    const made = refundOf(paymentId, `re_${asked?.id}`, {pence: asked?.pence, requestId: asked?.id})
    if (!asked?.isDone)
      await committed(service)`select public.record_refund(${JSON.stringify(made)}::text::jsonb)`
    return asked?.id
  }
  const {done, codes} = await atOnce(10, refund)
  expect(codes).toEqual([])
  // One that was slower, and comes when Stripe has made it.
  const late = await refund()
  expect(new Set([...done, late]).size).toBe(1)
  expect(
    await database`select amount_pence from public.ledger where payment_id = ${paymentId} and kind = 'refund'`,
  ).toEqual([{amount_pence: -(pence ?? 1500)}])
})

test('payment, refund and another fee of one member at once end as one after the other', async () => {
  const submission = applicant()
  const [first, second] = [
    await createMembershipPayment(committed(service), submission),
    await createMembershipPayment(committed(service), submission),
  ]
  const events = [
    paid(first.paymentId, daysAgo(100)),
    paid(second.paymentId, daysAgo(50)),
    refunded(second.paymentId, 1500, daysAgo(10)),
  ]
  const settled = await atOnce(9, async (n) => {
    const one = events[n % 3]
    return one && apply(committed(service), one)
  })
  expect(settled.codes).toEqual([])
  const [membership] = await database`
    select status, valid_until - member_since < interval '366 days' as is_one_year from public.memberships where email = ${submission.email}`
  expect(membership).toEqual({status: 'active', is_one_year: true})
  expect(await database`select * from public.ledger_differences()`).toEqual([])
})

/** Does `late` while the changes of `change` are not committed yet, and resolves to what becomes of it after that. */
async function during<Result>(change: (tx: Transaction) => Promise<unknown>, late: () => Promise<Result>) {
  let result: Promise<PromiseSettledResult<Result>[]> | undefined
  await database.begin(async (tx) => {
    await change(tx)
    result = Promise.allSettled([late()])
    const waiting = () => tx`select from pg_locks where not granted and pid <> pg_backend_pid()`
    await expect.poll(waiting).not.toEqual([])
  })
  const [settled] = (await result) ?? []
  return settled
}

test('no code is begun while the year goes back', async () => {
  const rasa = await database.begin(async (tx) =>
    confirmed(tx, await signUp(tx, 'Rasa', {last_name: 'Rasaitė'})),
  )
  const key = await database.begin((tx) => addDiscountedEvent(tx))
  try {
    const submission = applicant({email: rasa.email})
    const {paymentId} = await database.begin((tx) => memberByCard(tx, daysAgo(10), submission))
    const begun = await during(
      (tx) => apply(serviceOf(tx), refunded(paymentId, 1500)),
      () => committed(service)`
        select public.create_discount_code(${key}, ${JSON.stringify({userId: rasa.id})}::text::jsonb)`,
    )
    expect(begun).toMatchObject({status: 'rejected', reason: {code: 'PT403', detail: 'members_only'}})
  } finally {
    await forgetMoney()
    await database`delete from auth.users where id = ${rasa.id}`
    await database`delete from public.content_items where key = ${key}`
  }
})

test('a renewal that is begun while two memberships are merged is of the one that stays', async () => {
  const admin = await database.begin(async (tx) => makeAdmin(tx, await signUp(tx, 'Ona')))
  try {
    const [kept, duplicate] = await database.begin(async (tx) => {
      const members = [await memberByCard(tx, daysAgo(400)), await memberByCard(tx, daysAgo(340))] as const
      return [await membershipOf(tx, members[0].email), await membershipOf(tx, members[1].email)] as const
    })
    const token = '0123456789abcdef'.repeat(4)
    await database`
      insert into private.renewal_links (token_digest, membership_id)
      values (encode(extensions.digest(${token}, 'sha256'), 'hex'), ${duplicate.id})`
    const begun = await during(
      (tx) => as(tx, admin)`select public.merge_memberships(${kept.id}, ${duplicate.id})`,
      () => committed(service)<{result: Checkout}>`
        select public.create_renewal_payment(${token}, ${JSON.stringify(contextFor({token}))}::text::jsonb) as result`,
    )
    if (begun?.status !== 'fulfilled') throw new Error('No renewal was begun', {cause: begun})
    const payment = begun.value[0]?.result.paymentId ?? ''
    expect(
      await database`select membership_id from public.membership_payments where payment_id = ${payment}`,
    ).toEqual([{membership_id: kept.id}])
  } finally {
    await forgetMoney()
    await database`delete from auth.users where id = ${admin.id}`
  }
})

test('one member whom ten people enter at once is entered once, and once for each key', async () => {
  const member = {firstName: 'Ona', lastName: 'Rasaitė', email: applicant().email}
  const add = (key: string) =>
    committed(treasurer)<{id: string}>`
      select public.add_member(${JSON.stringify(member)}::text::jsonb, ${key}) as id`
  expect(outcome(await atOnce(10, () => add(randomUUID())))).toEqual({
    done: 1,
    codes: Array.from({length: 9}, () => 'PT409'),
  })
  await forgetMoney()
  const key = randomUUID()
  const {done, codes} = await atOnce(10, () => add(key))
  expect([new Set(done.map(([row]) => row?.id)).size, codes]).toEqual([1, []])
  await database`delete from public.audit_log where actor_id = ${treasurer.id}`
})

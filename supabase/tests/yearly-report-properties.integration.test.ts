import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  addCampaign,
  apply,
  applicant,
  attempt,
  createDonation,
  createMembershipPayment,
  daysAgo,
  dispute,
  event,
  boughtTickets,
  paid,
  serviceOf,
  transferOf,
  treasurerIn,
  refundOf,
} from './money.ts'
import {setHousehold} from './households.ts'
import type {Person} from './people.ts'
import {charged, reportOf, type Sum} from './yearly-report.ts'

/** In pence. */
const FEE = 1500

/** In days. */
const OLDEST_ENTERED = 700

/** What may happen to money, days before now. */
const step = fc.record({
  kind: fc.constantFrom('card', 'card', 'fee', 'fee', 'transfer', 'ticket', 'bank fee', 'household'),
  pence: fc.integer({min: 100, max: 30_000}),
  daysAgo: fc.integer({min: 40, max: 1500}),
  campaign: fc.constantFrom(0, 1, 2),
  person: fc.constantFrom(0, 1),
  fate: fc.constantFrom('keep', 'keep', 'refund', 'part', 'fails', 'lost', 'won', 'undo', 'leave'),
  after: fc.integer({min: 1, max: 39}),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const sumOf = (parts: Sum[], name: keyof Sum) => parts.reduce((sum, part) => sum + part[name], 0)

const names = ['grossPence', 'goneBackPence', 'feePence', 'netPence'] as const

const day = (date: Date) => date.toISOString().slice(0, 10)

/** Lets it happen. Resolves to the payment, unless it was refused. */
async function happen(
  tx: Transaction,
  {kind, pence, ...happened}: Step,
  caller: Person,
  campaigns: string[],
  people: ReturnType<typeof applicant>[],
) {
  const [at, later] = [daysAgo(happened.daysAgo), daysAgo(happened.daysAgo - happened.after)]
  // Nobody enters what is older.
  const entered = day(daysAgo(Math.min(happened.daysAgo, OLDEST_ENTERED)))
  const [service, treasurer] = [serviceOf(tx), as(tx, caller)]
  if (kind === 'household') return becomeHousehold(tx, people, happened.person, caller)
  const known = new Set((await tx<{id: string}[]>`select id from public.payments`).map(({id}) => id))
  if (kind === 'card') {
    const {paymentId} = await createDonation(service, {amount: pence / 100})
    const campaign = campaigns[happened.campaign] ?? null
    await tx`update public.donations set campaign_id = ${campaign} where payment_id = ${paymentId}`
    await apply(service, paid(paymentId, at, {pence: pence}))
  } else if (kind === 'fee') {
    const {paymentId} = await createMembershipPayment(service, people[happened.person])
    await apply(service, paid(paymentId, at))
  } else if (kind === 'ticket') {
    const id = crypto.randomUUID()
    await apply(service, boughtTickets(id, 'renginys', at, {pence: pence}))
  } else if (kind === 'transfer') {
    const gift = {amountPence: pence, receivedOn: entered, campaignId: campaigns[happened.campaign] ?? null}
    await treasurer`select public.record_bank_donation(${JSON.stringify(gift)}::text::jsonb, gen_random_uuid())`
  } else {
    const person = applicant()
    await service`select public.apply_for_membership(${JSON.stringify(person)}::text::jsonb, '{}')`
    await treasurer`
      select public.confirm_bank_transfer(${await transferOf(tx, person.email)}, ${pence}, ${entered})`
  }
  const made = (
    await tx<{id: string; payment_intent_id: string | null}[]>`
    select id, payment_intent_id from public.payments`
  ).find(({id}) => !known.has(id))
  if (!made) throw new Error('There is no payment')
  const sum = kind === 'fee' ? FEE : pence
  await goBack(tx, made, {kind, ...happened, pence: sum}, treasurer, later)
  if (happened.fate === 'leave') {
    const [link] = await tx<{membership_id: string}[]>`
      select membership_id from public.membership_payments where payment_id = ${made.id}`
    // It may have ended already.
    if (link)
      await attempt(tx, (part) => as(part, caller)`select public.cancel_membership(${link.membership_id})`)
  }
}

/** Both pay from time to time, and either may pay for the other. */
async function becomeHousehold(
  tx: Transaction,
  people: ReturnType<typeof applicant>[],
  paying: number,
  caller: Person,
) {
  const emails = people.map(({email}) => String(email))
  const members = await tx<{id: string}[]>`
    select id from public.memberships where email in ${tx(emails)} and merged_into is null order by email`
  const [payer, ...others] = paying === 0 ? members : members.toReversed()
  if (!payer || others.length === 0) return
  const persons = others.map(({id}) => id)
  await attempt(tx, (part) => setHousehold(part, caller, payer.id, persons))
}

interface Made {
  id: string
  payment_intent_id: string | null
}

async function goBack(
  tx: Transaction,
  {id, payment_intent_id: intent}: Made,
  {pence, fate, after, daysAgo: begun}: Step,
  treasurer: ReturnType<typeof as>,
  at: Date,
) {
  const service = serviceOf(tx)
  if (intent === null) {
    if (fate === 'undo') await treasurer`select public.undo_bank_transfer(${id})`
    if (fate === 'refund' || fate === 'part') {
      const part = fate === 'part' ? Math.ceil(pence / 3) : pence
      await treasurer`select public.record_bank_refund(${id}, ${part}, ${day(daysAgo(1))}, gen_random_uuid())`
    }
    return
  }
  await charged(tx, {id: `txn_${id}`, intent, pence, fee: Math.round(pence * 0.015) + 20, at: daysAgo(begun)})
  const refund = (status: string, sum: number, when: Date) =>
    event(
      'refund',
      refundOf(id, `re_${id}`, {paidWith: intent, pence: sum, status, createdAt: at.toISOString()}),
      when,
    )
  const gone = fate === 'part' ? Math.ceil(pence / 3) : pence
  if (['refund', 'part', 'fails'].includes(fate)) {
    await apply(service, refund('succeeded', gone, at))
    await charged(tx, {id: `txn_r${id}`, intent, pence: -gone, fee: 0, at, category: 'refund'})
  }
  if (fate === 'fails') {
    await apply(service, refund('failed', gone, daysAgo(begun - after - 0.5)))
    await charged(tx, {id: `txn_f${id}`, intent, pence: gone, fee: 0, at, category: 'refund_failure'})
  }
  if (fate === 'lost' || fate === 'won') {
    const about = intent.replace(/^pi_/, '')
    await apply(service, dispute(about, 'open', at, pence))
    await charged(tx, {id: `txn_d${id}`, intent, pence: -pence, fee: 2000, at, category: 'dispute'})
    await apply(service, dispute(about, fate, at, pence))
    if (fate === 'won')
      await charged(tx, {id: `txn_w${id}`, intent, pence, fee: 0, at, category: 'dispute_reversal'})
  }
}

/** The report must be this, whatever its own query does: the rows of the ledger and of Stripe, one by one. */
async function expected(tx: Transaction, first: string, last: string): Promise<Sum> {
  const rows = await tx<{kind: string; amount_pence: number; on: string}[]>`
    select kind, amount_pence, (occurred_at at time zone 'Europe/London')::date::text as on
    from public.ledger where currency = 'GBP'`
  const fees = await tx<{fee_pence: number; on: string}[]>`
    select fee_pence, (created_at at time zone 'Europe/London')::date::text as on
    from public.stripe_balance_transactions`
  const within = <Row extends {on: string}>(list: Row[]) => list.filter(({on}) => on >= first && on <= last)
  const add = (list: number[]) => list.reduce((sum, each) => sum + each, 0)
  const receipts = within(rows).filter(({kind}) => kind === 'receipt')
  const back = within(rows).filter(({kind}) => kind !== 'receipt')
  const sum = {
    grossPence: add(receipts.map((row) => row.amount_pence)),
    goneBackPence: add(back.map((row) => 0 - row.amount_pence)),
    feePence: add(within(fees).map((row) => row.fee_pence)),
  }
  return {...sum, netPence: sum.grossPence - sum.goneBackPence - sum.feePence}
}

test(
  'in any year, the report is the ledger to the penny, and its parts add up to it',
  {timeout: 240_000},
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, {minLength: 1, maxLength: 10}),
        fc.integer({min: 1, max: 12}),
        async (steps, month) => {
          await rolledBack(async (tx) => {
            // What others commit meanwhile is in none of the sums that are compared.
            await tx`set transaction isolation level repeatable read`
            await tx`update private.rate_limits set per_email = 1000, per_network = 1000`
            await tx`update private.stripe_readings set read_until = now()`
            const treasurer = await treasurerIn(tx)
            const people = [applicant(), applicant()]
            const present = new Date().getFullYear()
            const [first, last] = [`${present}-01-01`, `${present}-12-31`]
            const before = await reportOf(as(tx, treasurer), first, last)
            const campaigns = [await addCampaign(tx), await addCampaign(tx)]
            for (const one of steps) await happen(tx, one, treasurer, campaigns, people)
            const start = String(month).padStart(2, '0')
            for (let year = present - 5; year <= present; year += 1) {
              await expectExact(tx, treasurer, `${year}-${start}-01`, lastDay(year, month))
            }
            const {stripe} = await expectExact(tx, treasurer, first, last)
            expect(stripe.unknown).toEqual(before.stripe.unknown)
          })
        },
      ),
      {numRuns: 30},
    )
  },
)

/** The day before the same date in the next year. */
function lastDay(year: number, month: number): string {
  const date = new Date(Date.UTC(year + 1, month - 1, 0))
  return date.toISOString().slice(0, 10)
}

async function expectExact(tx: Transaction, treasurer: Person, first: string, last: string) {
  const report = await reportOf(as(tx, treasurer), first, last)
  const {total, kinds, methods, months, campaigns} = report.money
  expect(total).toEqual(await expected(tx, first, last))
  for (const name of names) {
    for (const parts of [kinds, methods, months]) expect(sumOf(parts, name)).toBe(total[name])
    expect(sumOf(campaigns, name)).toBe(
      sumOf(
        kinds.filter(({kind}) => kind === 'donation'),
        name,
      ),
    )
  }
  expect(months).toHaveLength(12)
  const {atStart, joined, lapsed, left, atEnd} = report.members
  expect(atStart + joined - lapsed - left).toBe(atEnd)
  return report
}

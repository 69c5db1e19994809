import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {exampleCommunity} from '../functions/_testing/example-email-data.ts'
import {renderEmail} from '../functions/_shared/email/render-email.ts'
import {as, service, visitor} from './callers.ts'
import {addEvent} from './content.ts'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {giveRole} from './people.ts'
import {
  applicant,
  apply,
  applyByTransfer,
  attempt,
  createMembershipPayment,
  buyTickets,
  daysAgo,
  dispute,
  emailData,
  emailsTo,
  memberByCard,
  membershipOf,
  paid,
  paymentOf,
  refunded,
  serviceOf,
  transferOf,
  treasurerIn,
} from './money.ts'

const reconcile = (tx: Transaction) => serviceOf(tx)`select public.reconcile_memberships()`

/** The emails to an address as they would be sent now. */
async function sentNow(tx: Transaction, email: string) {
  const queued = await tx<{id: string}[]>`
    select id from public.email_outbox where recipient = ${email} and status = 'queued' order by created_at, template`
  await tx`select private.update_money_emails(${queued.map(({id}) => id)})`
  return tx<{template: string; data: Record<string, unknown>; resends: number}[]>`
    select template, data, resends from public.email_outbox where recipient = ${email} and status = 'queued'
    order by created_at, template`
}

const templatesSentNow = async (tx: Transaction, email: string) =>
  (await sentNow(tx, email)).map(({template}) => template)

async function applicationOf(tx: Transaction, email: string) {
  const [application] = await tx<{payment_id: string; payment_status: string}[]>`
    select payment_id, payment_status from public.membership_applications
    where email = ${email} and payment_method = 'bank_transfer'`
  return application
}

const transfersOf = (tx: Transaction, email: string) => tx`
  select payment.status from public.memberships as membership
  join public.membership_payments as link on link.membership_id = membership.id
  join public.payments as payment on payment.id = link.payment_id and payment.method = 'bank_transfer'
  where membership.email = ${email}`

describe('an application by transfer', () => {
  test.each(['the form', 'a row'])('after a card, sent as %s, asks for nothing', async (way) => {
    await rolledBack(async (tx) => {
      const {email, paymentId, submission} = await memberByCard(tx, daysAgo(100))
      if (way === 'the form') await applyByTransfer(serviceOf(tx), submission)
      else
        await as(tx, visitor())`
          insert into public.membership_applications (first_name, last_name, email, payment_method)
          values ('Rasa', 'Rasaitė', ${email}, 'bank_transfer')`
      expect(await transfersOf(tx, email)).toEqual([])
      expect(await applicationOf(tx, email)).toEqual({payment_id: paymentId, payment_status: 'paid'})
      expect(await templatesSentNow(tx, email)).toEqual(['membership-already-paid', 'membership-welcome'])
      const {valid_until} = await membershipOf(tx, email)
      const {validUntil, isHeld} = await emailData(tx, email, 'membership-already-paid')
      expect([new Date(String(validUntil)), isHeld]).toEqual([valid_until, false])
    })
  })

  test('before a card is paid by it, and its transfer is not missed', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      await applyByTransfer(serviceOf(tx), submission)
      const transfer = await transferOf(tx, submission.email)
      const {paymentId, email} = await memberByCard(tx, daysAgo(0), submission)
      expect((await paymentOf(tx, transfer)).status).toBe('lapsed')
      expect(await applicationOf(tx, email)).toEqual({payment_id: paymentId, payment_status: 'paid'})
      await tx`update public.payments set created_at = ${daysAgo(61)} where id = ${transfer}`
      await reconcile(tx)
      expect(await templatesSentNow(tx, email)).toEqual(['membership-welcome'])
    })
  })

  test('is not missed once the fee is entered, though the day of it began before', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(350))
      await applyByTransfer(serviceOf(tx), submission)
      const {id} = await membershipOf(tx, email)
      await as(tx, await treasurerIn(tx))`
        select public.record_fee(${id}, jsonb_build_object('amountPence', 1500, 'receivedOn', (now() at time zone 'Europe/London')::date, 'method', 'bank_transfer'), gen_random_uuid())`
      expect((await transfersOf(tx, email)).map(({status}) => String(status)).toSorted()).toEqual([
        'lapsed',
        'paid',
      ])
      expect((await applicationOf(tx, email))?.payment_status).toBe('paid')
    })
  })

  test('beside a payment that waits for a decision says so, until it goes back', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: 1499}))
      await applyByTransfer(serviceOf(tx), submission)
      expect(await applicationOf(tx, submission.email)).toEqual({
        payment_id: paymentId,
        payment_status: 'held',
      })
      expect(await templatesSentNow(tx, submission.email)).toEqual([
        'membership-already-paid',
        'payment-held',
      ])
      expect(await emailData(tx, submission.email, 'membership-already-paid')).toMatchObject({isHeld: true})
      await apply(serviceOf(tx), refunded(paymentId, 1499))
      expect(await templatesSentNow(tx, submission.email)).toEqual(['payment-refunded'])
      await applyByTransfer(serviceOf(tx), submission)
      expect(await templatesSentNow(tx, submission.email)).toEqual([
        'membership-transfer',
        'payment-refunded',
      ])
    })
  })

  test('is taken without an email when too many have been asked for, whatever they say', async () => {
    await rolledBack(async (tx) => {
      const {submission, email} = await memberByCard(tx, daysAgo(10))
      const answers = []
      for (let n = 0; n < 3; n += 1) {
        answers.push(await applyByTransfer(serviceOf(tx), submission))
        await tx`update public.email_outbox set status = 'sent', first_attempt_at = now() where recipient = ${email}`
      }
      expect(answers).toEqual([true, true, false].map((emailed) => ({ok: true, emailed})))
      const applications = await tx`select from public.membership_applications where email = ${email}`
      expect(applications).toHaveLength(4)
    })
  })

  test('in the last 30 days of a year is asked for the next', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(345))
      await applyByTransfer(serviceOf(tx), submission)
      expect(await templatesSentNow(tx, email)).toEqual(['membership-transfer', 'membership-welcome'])
    })
  })
})

describe('a reminder', () => {
  test('waits while a payment waits for a decision', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(340))
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {pence: 1499}))
      await reconcile(tx)
      expect(await templatesSentNow(tx, email)).toEqual(['membership-welcome', 'payment-held'])
      await apply(serviceOf(tx), refunded(paymentId, 1499))
      await reconcile(tx)
      expect(await templatesSentNow(tx, email)).toContain('membership-reminder')
    })
  })

  test('that has not left yet is withdrawn when the member pays', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(340))
      await reconcile(tx)
      expect(await templatesSentNow(tx, email)).toEqual(['membership-reminder', 'membership-welcome'])
      await memberByCard(tx, daysAgo(0), submission)
      expect(await templatesSentNow(tx, email)).toEqual(['membership-renewed', 'membership-welcome'])
    })
  })
})

describe('what waits in the outbox', () => {
  test('says what is so when it is sent, under a new key if it was tried before', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(100))
      await memberByCard(tx, daysAgo(10), submission)
      const {valid_until} = await membershipOf(tx, email)
      const untilOf = async () =>
        (await sentNow(tx, email)).map(({data}) => new Date(String(data.validUntil)))
      expect(await untilOf()).toEqual([valid_until, valid_until])
      await tx`
        update public.email_outbox set first_attempt_at = now(), attempts = 1, data = data || '{"validUntil": null}'
        where recipient = ${email} and template = 'membership-welcome'`
      expect(await untilOf()).toEqual([valid_until, valid_until])
      expect((await sentNow(tx, email)).map(({template, resends}) => [template, resends])).toEqual([
        ['membership-renewed', 0],
        ['membership-welcome', 1],
      ])
    })
  })

  test('is claimed only as far as it is true', async () => {
    await rolledBack(async (tx) => {
      const {email, paymentId} = await memberByCard(tx, daysAgo(1))
      await apply(serviceOf(tx), refunded(paymentId, 1500))
      await tx`update public.email_outbox set next_attempt_at = '2000-01-01' where recipient = ${email}`
      const claimed = await as(tx, service)<{recipient: string; template: string}>`
        select recipient, template from public.advance_newsletters_and_claim_emails(50)`
      expect(claimed.filter(({recipient}) => recipient === email)).toEqual([
        {recipient: email, template: 'payment-refunded'},
      ])
      const [welcome] = await tx`
        select status, data, last_error from public.email_outbox
        where recipient = ${email} and template = 'membership-welcome'`
      expect(welcome).toEqual({
        status: 'suppressed',
        data: {},
        last_error: 'It was not true any more when it was to be sent',
      })
    })
  })

  test('sends no tickets whose money has gone back', async () => {
    await rolledBack(async (tx) => {
      const {email} = applicant()
      const payment = await buyTickets(tx, await addEvent(tx), {email})
      expect(await templatesSentNow(tx, email)).toEqual(['tickets-confirmed'])
      const [{intent} = {intent: ''}] = await tx<{intent: string}[]>`
        select payment_intent_id as intent from public.payments where id = ${payment}`
      await apply(serviceOf(tx), refunded(intent.replace(/^pi_/, ''), 4500))
      expect(await templatesSentNow(tx, email)).toEqual([])
    })
  })

  test('asks treasurers for no decision that has been made', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {email, submission} = await memberByCard(tx, daysAgo(20))
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await apply(serviceOf(tx), paid(paymentId, daysAgo(10)))
      expect(await templatesSentNow(tx, treasurer.email)).toEqual(['money-attention'])
      await as(tx, treasurer)`select public.decide_payment(${paymentId}, 'count')`
      expect(await templatesSentNow(tx, treasurer.email)).toEqual([])
      expect(await emailsTo(tx, email)).toContain('membership-renewed')
    })
  })
})

// random histories

const PEOPLE = 3
const DAY = 24 * 60 * 60 * 1000
const asking = new Set([
  'membership-transfer',
  'membership-transfer-reminder',
  'membership-transfer-lapsed',
  'membership-reminder',
  'membership-expired',
])

const steps = [
  'card',
  'card',
  'otherSum',
  'announce',
  'announce',
  'confirm',
  'fee',
  'undo',
  'refund',
  'partly',
  'disputed',
  'count',
  'giveBack',
  'merge',
  'cancel',
  'wait14',
  'wait60',
  'remind',
  'try',
  'died',
] as const

const step = fc.record({
  kind: fc.constantFrom(...steps),
  person: fc.nat({max: PEOPLE - 1}),
  days: fc.oneof(fc.integer({min: 0, max: 20}), fc.integer({min: 320, max: 420})),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

interface Known {
  status: string
  validUntil: Date | null
  isGone: boolean
  years: {from: Date; until: Date}[]
  hasHeld: boolean
}

/** What is known of a membership, from the payments themselves. */
async function knownOf(tx: Transaction, membershipId: unknown): Promise<Known> {
  const [row] = await tx<{id: string; status: string; valid_until: Date | null; is_gone: boolean}[]>`
    select known.id, known.status, known.valid_until, known.deceased_at is not null as is_gone
    from public.memberships as former
    join public.memberships as known on known.id = coalesce(former.merged_into, former.id)
    where former.id = ${String(membershipId)}`
  if (!row) throw new Error('The email is about no membership')
  const payments = await tx<
    {from: Date | null; until: Date; is_held: boolean; is_of_now: boolean; is_gone: boolean}[]
  >`
    select link.covers_from as from, link.covers_until as until, payment.taken_back_at is not null as is_gone,
      payment.held_reason is not null and payment.taken_back_at is null as is_held,
      membership.cancelled_at is null or payment.paid_at > membership.cancelled_at as is_of_now
    from public.membership_payments as link
    join public.payments as payment on payment.id = link.payment_id
    join public.memberships as membership on membership.id = link.membership_id
    where link.membership_id = ${row.id} and payment.received_pence is not null`
  return {
    status: row.status,
    validUntil: row.valid_until,
    isGone: row.is_gone,
    years: payments.flatMap(({from, until, is_gone: isGone, is_of_now: isOfNow}) =>
      from && !isGone && isOfNow ? [{from, until}] : [],
    ),
    hasHeld: payments.some(({is_held: isHeld}) => isHeld),
  }
}

/** Until when somebody has paid without a gap from now on. */
function paidUntil({years}: Known): number {
  let end = Date.now()
  for (const {from, until} of years.toSorted((a, b) => a.from.getTime() - b.from.getTime()))
    if (from.getTime() <= end) end = Math.max(end, until.getTime())
  return end
}

/** Whether a year that ends in more than 30 days is paid for. It may begin after a gap. */
const isLaterPaid = ({years}: Known) => years.some(({until}) => until.getTime() > Date.now() + 30 * DAY)

/** What is wrong with an email that is sent now; undefined if nothing is. */
async function contradiction(tx: Transaction, template: string, data: Record<string, unknown>) {
  const [payment] = data.paymentId
    ? await tx<{received: boolean; held: string | null; gone: boolean; part: boolean}[]>`
        select received_pence is not null as received, held_reason as held, taken_back_at is not null as gone,
          refunded_pence + lost_pence > 0 as part
        from public.payments where id = ${String(data.paymentId)}`
    : []
  const isCounted = payment?.received === true && payment.held === null && !payment.gone
  if (template === 'money-attention') {
    if (data.reason === 'partial_refund') return payment?.part ? undefined : 'no part of it went back'
    return payment?.held === null && !['dispute', 'dispute_lost'].includes(String(data.reason))
      ? 'it waits for no decision'
      : undefined
  }
  const known = await knownOf(tx, data.membershipId)
  if (known.isGone) return 'it is to somebody who has died'
  const isPaidUp = paidUntil(known) > Date.now() + 30 * DAY
  if (asking.has(template) && (isPaidUp || known.hasHeld)) return 'it asks somebody who has paid'
  if (template === 'membership-already-paid' && !known.hasHeld && !isLaterPaid(known))
    return 'nothing is paid'
  if (template === 'payment-held' && (isCounted || payment?.gone || payment?.held !== data.reason))
    return 'it is not held for this reason'
  if (template === 'payment-refunded' && !payment?.gone) return 'it did not go back'
  if (['membership-welcome', 'membership-renewed'].includes(template) && !isCounted)
    return 'it does not count'
  if (template === 'membership-welcome' && !['active', 'grace'].includes(known.status)) return 'no member'
  if (template === 'membership-correction' && payment?.received) return 'it was right'
  if ('status' in data && data.status !== known.status) return 'the membership stands otherwise'
  const said = typeof data.validUntil === 'string' ? new Date(data.validUntil).getTime() : null
  if ('validUntil' in data && said !== (known.validUntil?.getTime() ?? null)) return 'it ends at another time'
  return undefined
}

test('no email contradicts the state at the second at which it is sent', {timeout: 240_000}, async () => {
  const seen = new Map<string, number>()
  let withdrawn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, {minLength: 4, maxLength: 14}), async (history) => {
      await rolledBack(async (tx) => {
        await tx`update private.rate_limits set per_email = 1000, per_network = 1000`
        const treasurer = await giveRole(tx, await treasurerIn(tx), 'admin')
        const first = applicant()
        const people = [first, applicant({email: first.email, firstName: 'Tomas'}), applicant()]
        const addresses = [...people.map(({email}) => email), treasurer.email]
        const newest = async (part: Transaction, {person}: Step) => {
          const {email, firstName} = people[person] ?? first
          const [row] = await part<{payment: string; membership: string}[]>`
            select payment.id as payment, membership.id as membership from public.memberships as membership
            join public.membership_payments as link on link.membership_id = membership.id
            join public.payments as payment on payment.id = link.payment_id
            where membership.email = ${email} and membership.first_name = ${firstName}
            order by payment.created_at desc, link.created_at desc, payment.id limit 1`
          const none = '00000000-0000-4000-8000-000000000000'
          return row ?? {payment: none, membership: none}
        }
        const act = async (part: Transaction, one: Step) => {
          const {kind, person, days} = one
          const [asTreasurer, asService] = [as(part, treasurer), serviceOf(part)]
          const {payment, membership} = await newest(part, one)
          const day = (
            await part<{day: string}[]>`
            select ((now() at time zone 'Europe/London')::date - ${days}::integer)::text as day`
          )[0]?.day
          if (kind === 'card' || kind === 'otherSum') {
            const begun = await createMembershipPayment(asService, people[person])
            const pence = kind === 'card' ? 1500 : 1499
            await apply(asService, paid(begun.paymentId, daysAgo(days), {pence: pence}))
          } else if (kind === 'announce') await applyByTransfer(asService, people[person])
          else if (kind === 'confirm')
            await asTreasurer`select public.confirm_bank_transfer(${payment}, 1500, ${day ?? ''})`
          else if (kind === 'fee')
            await asTreasurer`select public.record_fee(${membership}, jsonb_build_object('amountPence', 1500, 'receivedOn', ${day ?? ''}::date, 'method', 'bank_transfer'), gen_random_uuid())`
          else if (kind === 'undo') await asTreasurer`select public.undo_bank_transfer(${payment})`
          else if (kind === 'refund') await apply(asService, refunded(payment, 1500))
          else if (kind === 'partly') await apply(asService, refunded(payment, 500))
          else if (kind === 'disputed') await apply(asService, dispute(payment, days > 20 ? 'lost' : 'open'))
          else if (kind === 'count') await asTreasurer`select public.decide_payment(${payment}, 'count')`
          else if (kind === 'giveBack')
            await asTreasurer`select public.decide_payment(${payment}, 'take_back')`
          else if (kind === 'cancel') await asTreasurer`select public.cancel_membership(${membership})`
          else if (kind === 'died') await asTreasurer`select public.mark_deceased(${membership}, true)`
          else if (kind === 'remind') await asService`select public.reconcile_memberships()`
          else if (kind === 'try')
            await part`
              update public.email_outbox set first_attempt_at = now(), attempts = 1
              where recipient = any (${addresses}) and status = 'queued'`
          else if (kind === 'merge') {
            const other = await newest(part, {...one, person: (person + 1) % PEOPLE})
            await asTreasurer`select public.merge_memberships(${membership}, ${other.membership})`
          } else {
            await part`
              update public.payments set created_at = created_at - make_interval(days => ${kind === 'wait14' ? 15 : 61})
              where method = 'bank_transfer' and status = 'open'
                and id in (select link.payment_id from public.membership_payments as link
                  join public.memberships as known on known.id = link.membership_id where known.email = any (${addresses}))`
            await asService`select public.reconcile_memberships()`
          }
        }
        for (const one of history) {
          await attempt(tx, (part) => act(part, one))
          await rolledBackIn(tx, async (part) => {
            for (const address of addresses) {
              const [{before} = {before: 0}] = await part<{before: number}[]>`
                select count(*)::integer as before from public.email_outbox where recipient = ${address} and status = 'queued'`
              const emails = await sentNow(part, address)
              withdrawn += before - emails.length
              for (const {template, data} of emails) {
                seen.set(template, (seen.get(template) ?? 0) + 1)
                expect([template, await contradiction(part, template, data), data]).toEqual([
                  template,
                  undefined,
                  data,
                ])
                const rendered = renderEmail({
                  template,
                  language: 'lt',
                  data,
                  community: exampleCommunity,
                  siteUrl: 'https://example.org',
                  functionsUrl: 'https://api.example.org/functions/v1',
                })
                expect([template, rendered.ok]).toEqual([template, true])
              }
            }
          })
        }
      })
    }),
    {numRuns: 20},
  )
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['membership-transfer', 'membership-welcome']))
  expect(withdrawn).toBeGreaterThan(0)
})

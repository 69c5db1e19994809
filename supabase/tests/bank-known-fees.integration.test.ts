import {randomUUID} from 'node:crypto'
import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {addLine, dayAgo, lineOf, settle, undoLine} from './bank.ts'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  applicant,
  applyByTransfer,
  daysAgo,
  memberByCard,
  membershipOf,
  serviceOf,
  ledgerOf,
  transferOf,
  treasurerIn,
} from './money.ts'
import type {Person} from './people.ts'

interface Known {
  paymentId: string
  membershipId: string
  year: {from: string; until: string} | null
}

/** A member whom a list has, with a year until so many days from now, and a fee of a day that the list may not give. */
async function imported(
  tx: Transaction,
  treasurer: Person,
  {paidAgo = 330, until = 32, pence = 1500, isBefore = false} = {},
) {
  const [payment, member] = [randomUUID(), randomUUID()]
  // As addLines() does: other files book money, too.
  await tx`select private.lock_money()`
  await tx`
    insert into public.memberships (id, first_name, last_name, language, status)
    values (${member}, 'Rasa', ${`Rasait${member.slice(0, 4)}`}, 'lt', 'pending')`
  await tx`
    insert into public.payments (
      id, purpose, method, amount_pence, received_pence, received_currency, paid_at, decision, decided_at,
      announced_status, is_before_accounts
    ) values (
      ${payment}, 'membership', 'bank_transfer', ${pence}, ${pence}, 'GBP', private.london_midnight(${await dayAgo(tx, paidAgo)}),
      'count', now(), 'paid', ${isBefore}
    )`
  await tx`
    insert into public.membership_payments (payment_id, membership_id, ends_on)
    values (${payment}, ${member}, ${await dayAgo(tx, -until)})`
  await tx`select private.reconcile_payment(${payment}, null, now())`
  const [row] = await as(tx, treasurer)<{recorded: Known[]}>`
    select public.bank_match_data() -> 'recorded' as recorded`
  return {payment, member, known: row?.recorded.find(({paymentId}) => paymentId === payment)}
}

const statusesOf = async (tx: Transaction, member: string) =>
  tx`
    select payment.status, payment.held_reason from public.membership_payments as link
    join public.payments as payment on payment.id = link.payment_id
    where link.membership_id = ${member} order by payment.created_at, payment.is_second`

const feeOf = (membershipId: string, paymentId?: string) => ({
  parts: [{kind: 'fee', membershipId, pence: 1500, ...(paymentId && {paymentId})}],
})

test.each([
  ['months after the day that was made up', {paidAgo: 330}, 280],
  ['before the one day that was said for all', {paidAgo: 1}, 280],
  ['of a fee from before the accounts', {paidAgo: 330, isBefore: true}, 280],
] as const)('a line %s is known, and as another fee it is held', async (_, year, ago) => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const {payment, member, known} = await imported(tx, treasurer, year)
    const on = await dayAgo(tx, ago)
    expect(known?.year).toEqual({from: expect.any(String), until: expect.any(String)})
    expect((known?.year?.from ?? '') <= on && on <= (known?.year?.until ?? '')).toBe(true)

    const line = await addLine(tx, treasurer, {on})
    expect(await settle(tx, treasurer, {lineId: line, ...feeOf(member)})).toEqual([
      {lineId: line, isHeld: true},
    ])
    expect(await statusesOf(tx, member)).toEqual([
      {status: 'paid', held_reason: null},
      {status: 'held', held_reason: 'second_fee'},
    ])
    await undoLine(tx, treasurer, line)
    await settle(tx, treasurer, {lineId: line, parts: [{kind: 'known', paymentId: payment, pence: 1500}]})
    expect(await lineOf(tx, treasurer, line)).toMatchObject({state: 'settled', parts: [{wasKnown: true}]})
    expect(await tx`select from public.ledger_differences()`).toEqual([])
  })
})

test('a line of the last 60 days of a year is the next fee', async () => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const {member, known} = await imported(tx, treasurer)
    const on = await dayAgo(tx, 20)
    expect((known?.year?.until ?? '') < on).toBe(true)
    const line = await addLine(tx, treasurer, {on})
    expect(await settle(tx, treasurer, {lineId: line, ...feeOf(member)})).toEqual([
      {lineId: line, isHeld: false},
    ])
  })
})

test('a fee that is held counts when a treasurer says so, and is judged anew for another person', async () => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const {member} = await imported(tx, treasurer)
    const other = await memberByCard(tx, daysAgo(350))
    const {id: otherId} = await membershipOf(tx, other.email)
    const lines = [
      await addLine(tx, treasurer, {on: await dayAgo(tx, 200)}),
      await addLine(tx, treasurer, {on: await dayAgo(tx, 100)}),
    ]
    const booked: string[] = []
    for (const lineId of lines) {
      await settle(tx, treasurer, {lineId, ...feeOf(member)})
      booked.push((await lineOf(tx, treasurer, lineId)).parts[0]?.paymentId ?? '')
    }
    const [one = '', two = ''] = booked
    const decide = (payment: string, decision: string, person: object | null) =>
      as(tx, treasurer)`
        select public.decide_payment(${payment}, ${decision}, ${person && JSON.stringify(person)}::text::jsonb)`
    await decide(one, 'count', null)
    await decide(two, 'another_person', {membershipId: otherId})
    expect(await tx`select status from public.payments where id in ${tx([one, two])}`).toEqual([
      {status: 'paid'},
      {status: 'paid'},
    ])
  })
})

test.each([
  ['the last weeks of a year', 350, false],
  ['a year that has begun', 100, true],
] as const)('a transfer that was announced in %s', async (_, ago, isHeld) => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const {email} = await memberByCard(tx, daysAgo(ago))
    const {id} = await membershipOf(tx, email)
    const line = await addLine(tx, treasurer)
    expect(await settle(tx, treasurer, {lineId: line, ...feeOf(id)})).toEqual([{lineId: line, isHeld}])
  })
})

test('a transfer of somebody who has paid nothing is no second fee', async () => {
  await rolledBack(async (tx) => {
    const treasurer = await treasurerIn(tx)
    const submission = applicant()
    await applyByTransfer(serviceOf(tx), submission)
    const {id} = await membershipOf(tx, submission.email)
    const payment = await transferOf(tx, submission.email)
    const line = await addLine(tx, treasurer)
    expect(await settle(tx, treasurer, {lineId: line, ...feeOf(id, payment)})).toEqual([
      {lineId: line, isHeld: false},
    ])
  })
})

describe('a fee from before the accounts, of which a line comes,', () => {
  /** What the accounts and the membership have of a fee. */
  async function stateOf(tx: Transaction, payment: string) {
    const [row] = await tx`
      select payment.is_before_accounts as is_before, private.london_date(payment.paid_at)::text as on, payment.status,
        private.london_date(link.covers_until)::text as until,
        (select coalesce(sum(entry.amount_pence), 0)::integer from public.ledger as entry where entry.payment_id = payment.id) as pence
      from public.payments as payment join public.membership_payments as link on link.payment_id = payment.id
      where payment.id = ${payment}`
    return row
  }

  const known = (lineId: string, ...payments: string[]) => ({
    lineId,
    parts: payments.map((paymentId) => ({kind: 'known', paymentId, pence: 1500})),
  })

  test('is in the accounts of the day of the line, and after undoing before them again, whatever the days are', async () => {
    const ways = fc.record({
      // The list gives the last day of the year only, or somebody chose a day.
      paidAgo: fc.integer({min: 1, max: 364}),
      left: fc.integer({min: 61, max: 364}),
      ago: fc.integer({min: 1, max: 300}),
      times: fc.integer({min: 1, max: 3}),
    })
    await fc.assert(
      fc.asyncProperty(ways, ({paidAgo, left, ago, times}) =>
        rolledBack(async (tx) => {
          const treasurer = await treasurerIn(tx)
          const {payment} = await imported(tx, treasurer, {paidAgo, until: left, isBefore: true})
          const before = await stateOf(tx, payment)
          expect(before).toMatchObject({is_before: true, status: 'paid', pence: 0})
          const on = await dayAgo(tx, ago)
          const line = await addLine(tx, treasurer, {on})
          for (let time = 0; time < times; time++) {
            expect(await settle(tx, treasurer, known(line, payment))).toEqual([{lineId: line, isHeld: false}])
            expect(await stateOf(tx, payment)).toEqual({...before, is_before: false, on, pence: 1500})
            await undoLine(tx, treasurer, line)
            expect(await stateOf(tx, payment)).toEqual(before)
          }
          expect(await tx`select from public.ledger_differences()`).toEqual([])
        }),
      ),
      {numRuns: 15},
    )
  })

  test('counts in the report of the year of the line', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {payment} = await imported(tx, treasurer, {isBefore: true})
      const on = await dayAgo(tx, 280)
      const feesOn = async () => {
        const [row] = await tx<{pence: number}[]>`
          select coalesce(sum(amount_pence), 0)::integer as pence from public.ledger
          where purpose = 'membership' and private.london_date(occurred_at) = ${on}::date`
        return row?.pence ?? 0
      }
      const before = await feesOn()
      const line = await addLine(tx, treasurer, {on})
      await settle(tx, treasurer, known(line, payment))
      expect(await feesOn()).toBe(before + 1500)
      await undoLine(tx, treasurer, line)
      expect(await feesOn()).toBe(before)
      expect((await ledgerOf(tx, payment)).length).toBe(2)
    })
  })

  test('is known with that of a second person in one line, each of which is brought in', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const [one, other] = [
        await imported(tx, treasurer, {isBefore: true}),
        await imported(tx, treasurer, {isBefore: true}),
      ]
      const line = await addLine(tx, treasurer, {on: await dayAgo(tx, 280), pence: 3000})
      expect(await settle(tx, treasurer, known(line, one.payment, other.payment))).toEqual([
        {lineId: line, isHeld: false},
      ])
      for (const {payment} of [one, other])
        expect(await stateOf(tx, payment)).toMatchObject({is_before: false, pence: 1500})
    })
  })

  test('is no awaited transfer once somebody undoes it on its page', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {payment} = await imported(tx, treasurer, {isBefore: true})
      await tx`update public.payments set import_id = ${randomUUID()} where id = ${payment}`
      const line = await addLine(tx, treasurer, {on: await dayAgo(tx, 280)})
      await settle(tx, treasurer, known(line, payment))
      await as(tx, treasurer)`select public.undo_bank_transfer(${payment})`
      expect(await tx`select status, is_before_accounts from public.payments where id = ${payment}`).toEqual([
        {status: 'lapsed', is_before_accounts: false},
      ])
      expect(await lineOf(tx, treasurer, line)).toMatchObject({state: 'open', parts: []})
    })
  })
})

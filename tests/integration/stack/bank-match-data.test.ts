import {randomUUID} from 'node:crypto'
import type {TransactionSql} from 'postgres'
import {expect, test} from 'vitest'
import {inboxDataSchema} from '../../../apps/web/features/bank/inbox/inbox-data.ts'
import {
  matchDataSchema,
  type Learnt,
  type MatchData,
  type Payer,
} from '../../../apps/web/features/bank/matching/match-data.ts'
import {sampleData} from '../../../apps/web/features/bank/matching/testing/match-sample.ts'
import {withDatabase} from '../../support/database.ts'

const payersOfHouseholds = new Set(sampleData.payers.flatMap(({paidBy}) => paidBy ?? []))

/** The other households pay a fee for each person, which is a setting of the whole community. */
const householdsOfOneFee = new Set(
  sampleData.payers
    .filter(({membershipId, feePence}) => payersOfHouseholds.has(membershipId) && feePence === 1500)
    .map(({membershipId}) => membershipId),
)

/** The rows as they stand after years of use: triggers would work out anew what the sample states. */
async function insertCommunity(tx: TransactionSql) {
  await tx`set local session_replication_role = replica`
  await tx`delete from public.campaigns`
  await tx`delete from public.stripe_payouts`
  await tx`delete from private.gift_aid_claims`
  await tx`delete from public.bank_lines`
  await tx`delete from public.content_items where registration_kind = 'trip'`
  await tx`delete from public.memberships`
  for (const payer of sampleData.payers) await insertMember(tx, payer)
  for (const {id, names, reference} of sampleData.campaigns)
    await tx`
      insert into public.campaigns (id, name_lt, name_en, reference)
      values (${id}, ${names[0] ?? null}, ${names[1] ?? null}, ${reference})`
  for (const {key, names} of sampleData.trips)
    await tx`
      insert into public.content_items (key, kind, title_lt, title_en, path, starts_at, registration_kind)
      values (${key}, 'event', ${names[0] ?? null}, ${names[1] ?? null}, ${`/renginiai/${key}`}, now(), 'trip')`
  for (const {id, pence, on} of sampleData.payouts)
    await tx`
      insert into public.stripe_payouts (
        id, amount_pence, currency, status, arrives_on, is_automatic, is_complete, created_at, known_at
      ) values (${id}, ${pence}, 'GBP', 'paid', ${on}, true, true, now(), now())`
  for (const learnt of sampleData.learnt)
    for (let line = 0; line < learnt.times; line += 1) await insertDecision(tx, learnt)
}

async function insertMember(tx: TransactionSql, payer: Payer) {
  const {membershipId, until, paidBy, openTransfer} = payer
  const home = [membershipId, ...payer.others].toSorted()[0] ?? null
  const household = paidBy ?? (payersOfHouseholds.has(membershipId) ? membershipId : null)
  await tx`
    insert into public.memberships (
      id, first_name, last_name, reference, status, member_since, valid_until, grace_until, paid_by, postal_address,
      household_id, household_since, pays_for_household
    ) values (
      ${membershipId}, ${payer.firstName}, ${payer.lastName}, ${payer.reference}, ${payer.status},
      '2020-01-01', private.london_midnight(${until}), private.london_midnight(${until}), ${payer.usualMethod}, ${home},
      ${household}, ${household && '2020-01-01'}, ${household === membershipId}
    )`
  if (openTransfer) {
    await tx`
      insert into public.payments (id, purpose, method, amount_pence, created_at)
      values (${openTransfer.paymentId}, 'membership', 'bank_transfer', ${openTransfer.pence}, ${openTransfer.since})`
    await tx`
      insert into public.membership_payments (payment_id, membership_id)
      values (${openTransfer.paymentId}, ${membershipId})`
  }
}

/** A line of an earlier statement, and the payments that somebody said it is. */
async function insertDecision(tx: TransactionSql, {payer, target, pence}: Learnt) {
  const lineId = randomUUID()
  const isIgnored = target.kind === 'ignore'
  await tx`
    insert into public.bank_lines (id, statement_id, fingerprint, place, booked_on, pence, payer, state, why, settled_at)
    values (
      ${lineId}, ${lineId}, ${lineId}, 1, '2025-03-01', ${pence}, ${payer}, ${isIgnored ? 'ignored' : 'settled'},
      ${isIgnored ? 'other' : null}, now()
    )`
  if (isIgnored) return
  const members = target.kind === 'member' ? target.membershipIds : [null]
  for (const member of members) {
    const [paymentId, part] = [randomUUID(), Number(pence) / members.length]
    await tx`
      insert into public.payments (id, purpose, method, amount_pence, received_pence, received_currency, paid_at)
      values (
        ${paymentId}, ${member ? 'membership' : 'donation'}, 'bank_transfer', ${part}, ${part}, 'GBP', '2025-03-01'
      )`
    await tx`insert into public.bank_line_payments (line_id, payment_id, pence) values (${lineId}, ${paymentId}, ${part})`
    if (target.kind === 'donation')
      await tx`insert into public.donations (payment_id, campaign_id) values (${paymentId}, ${target.campaignId})`
    else
      await tx`insert into public.membership_payments (payment_id, membership_id) values (${paymentId}, ${member})`
  }
}

/** What a treasurer's browser gets and reads. */
async function answerFor(tx: TransactionSql, householdFee: 'each' | 'one') {
  await tx`update private.money_settings set household_fee = ${householdFee}`
  const [row] = await tx<{answer: unknown}[]>`select public.bank_match_data() as answer`
  return inboxDataSchema.parse(row?.answer)
}

/** The claims of a treasurer's access token. */
async function insertTreasurer(tx: TransactionSql) {
  const [sub, session] = [randomUUID(), randomUUID()]
  await tx`insert into auth.users (id) values (${sub})`
  await tx`insert into auth.sessions (id, user_id, created_at) values (${session}, ${sub}, now())`
  await tx`insert into public.user_roles (user_id, role) values (${sub}, 'treasurer')`
  return {role: 'authenticated', sub, session_id: session}
}

async function answers(tx: TransactionSql) {
  await insertCommunity(tx)
  const claims = await insertTreasurer(tx)
  await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
  return [await answerFor(tx, 'each'), await answerFor(tx, 'one')] as const
}

class RollBack extends Error {}

async function rolledBack<Result>(run: (tx: TransactionSql) => Promise<Result>): Promise<Result> {
  let result: Result | undefined
  await withDatabase((sql) =>
    sql.begin(async (tx) => {
      result = await run(tx)
      throw new RollBack()
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error
  })
  return result as Result
}

/** Without what the matcher does not know. The order of these three says nothing. */
function sorted(data: MatchData): MatchData {
  const {learnt, payouts, trips, ...rest} = matchDataSchema.parse(data)
  const byText = <Value>(values: Value[]) =>
    values.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
  return {...rest, learnt: byText(learnt), payouts: byText(payouts), trips: byText(trips)}
}

test('the database answers for the community of the sample what its figures are measured with', async () => {
  const [each, one] = await rolledBack(answers)
  const payers = each.payers.map((payer, place) =>
    householdsOfOneFee.has(payer.membershipId) ? (one.payers[place] ?? payer) : payer,
  )
  expect(sorted({...each, payers})).toEqual(sorted({...sampleData, today: each.today}))
})

import {as} from './callers.ts'
import type {Transaction} from './database.ts'
import type {Person} from './people.ts'
import {
  addCampaign,
  apply,
  applicant,
  createDonation,
  buyTickets,
  daysAgo,
  memberByCard,
  membershipOf,
  paid,
  serviceOf,
  treasurerIn,
} from './money.ts'
import {atStripe, beginGift, report} from './subscriptions.ts'
import {charged} from './yearly-report.ts'

/** Members, donations and codes of two people and of a stranger: the rows of every table of money, by owner. */
export async function addMoney(
  tx: Transaction,
  owners: {user: Person; other: Person},
  eventKey: string,
): Promise<Record<string, Record<string, string>>> {
  const rows: Record<
    'payments' | 'memberships' | 'membership_payments' | 'applications' | 'codes' | 'donations' | 'gifts',
    Record<string, string>
  > = {
    payments: {},
    memberships: {},
    membership_payments: {},
    applications: {},
    codes: {},
    donations: {},
    gifts: {},
  }
  const [campaign, treasurer] = [await addCampaign(tx), await treasurerIn(tx)]
  const everybody: [string, Person | undefined][] = [
    ["user's", owners.user],
    ["other's", owners.other],
    ["a stranger's", undefined],
  ]
  for (const [name, owner] of everybody) {
    const {paymentId, email} = await memberByCard(tx, daysAgo(1), applicant())
    const {id} = await membershipOf(tx, email)
    if (owner) await tx`update public.memberships set user_id = ${owner.id} where id = ${id}`
    const [application] = await tx<
      {id: string}[]
    >`select id from public.membership_applications where membership_id = ${id}`
    const [code] = await tx<{id: string}[]>`
      insert into public.discount_codes (membership_id, event_key, code, amount_pence, valid_until)
      values (${id}, ${eventKey}, private.new_code(), 500, now() + interval '30 days') returning id`
    const donor = name === "user's" ? {showInDonorList: true} : {}
    const donation = await createDonation(
      serviceOf(tx),
      {donorName: `${name} ${email}`.slice(0, 100), ...donor},
      owner ? {userId: owner.id} : {},
    )
    await apply(serviceOf(tx), paid(donation.paymentId, daysAgo(1), {pence: 2000}))
    rows.payments[name] = paymentId
    rows.memberships[name] = id
    rows.membership_payments[name] = paymentId
    rows.applications[name] = application?.id ?? ''
    rows.codes[name] = code?.id ?? ''
    rows.donations[name] = donation.paymentId
    const gift = await beginGift(tx, {}, owner ? {userId: owner.id} : {})
    await report(serviceOf(tx), atStripe(gift), [])
    rows.gifts[name] = gift.id
  }
  await as(tx, treasurer)`select public.approve_donor(${rows.donations["user's"] ?? ''}, true)`
  const tickets = await buyTickets(tx, eventKey)
  const [entry] = await tx<
    {id: string}[]
  >`select id::text from public.ledger where payment_id = ${rows.payments["user's"] ?? ''}`
  const [event] = await tx<
    {id: string}[]
  >`select id from public.stripe_events where payment_id = ${rows.payments["user's"] ?? ''}`
  const payments = {...rows.payments, 'a gift': rows.donations["user's"] ?? '', "the event's": tickets}
  const balance = `txn_${tickets}`
  await charged(tx, {id: balance, intent: null, pence: 1500, fee: 43, at: daysAgo(1)})
  await tx`
    insert into public.stripe_payouts (
      id, amount_pence, currency, status, arrives_on, is_automatic, is_complete, created_at, known_at
    )
    values (${`po_${tickets}`}, 1457, 'GBP', 'paid', '2026-01-02', true, true, now(), now())`
  return {
    payments,
    payment_overview: payments,
    ledger: {receipt: entry?.id ?? ''},
    stripe_events: {completed: event?.id ?? ''},
    stripe_balance_transactions: {receipt: balance},
    stripe_payouts: {arrived: `po_${tickets}`},
    memberships: rows.memberships,
    membership_overview: rows.memberships,
    membership_payments: rows.membership_payments,
    membership_applications: rows.applications,
    discount_codes: rows.codes,
    donations: rows.donations,
    subscriptions: rows.gifts,
    subscription_overview: rows.gifts,
    ticket_orders: {"the event's": tickets},
    campaigns: {campaign},
    campaign_progress: {campaign},
  }
}

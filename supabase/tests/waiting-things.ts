import {as, service, visitor} from './callers.ts'
import type {Transaction} from './database.ts'
import {
  applicant,
  applyByTransfer,
  createMembershipPayment,
  daysAgo,
  memberByCard,
  transferOf,
} from './money.ts'
import {moveTo} from './moved-clock.ts'
import {addSubscriber, emptyNewsletters, send} from './newsletters.ts'
import {makeAdmin, signUp, unique, type Person} from './people.ts'
import {
  addRegistrableEvent,
  AT,
  register,
  serviceOf,
  submissionFor,
  tokenOf,
  updatePlaces,
} from './registrations.ts'
import {runningGift, type Gift} from './subscriptions.ts'

const DAY = 86_400_000

/** What waits for its time, as the site has it when it stops. */
export interface World {
  begun: Date
  admin: Person
  /** Scheduled for a day later. */
  newsletter: {issue: string; reader: string; sendAt: Date}
  /** Their year ends in ten days. */
  member: string
  /** Announced just now. */
  transfer: {payment: string; email: string}
  /** Offered a place of an event in 111 days, without having been told yet. */
  offered: string
  /** Stripe's page is open. */
  checkout: {payment: string; email: string}
  gift: Gift
  /** Asked for a link just now. */
  visitor: string
}

export async function waitingThings(tx: Transaction): Promise<World> {
  await tx`select private.lock_money()`
  await emptyNewsletters(tx)
  const begun = new Date()
  await moveTo(tx, begun)
  const admin = await makeAdmin(tx, await signUp(tx))
  const {email: member} = await memberByCard(tx, daysAgo(355))
  const applied = applicant({firstName: 'Jonas'})
  await applyByTransfer(serviceOf(tx), applied)
  const paying = applicant({firstName: 'Rūta'})
  const {paymentId} = await createMembershipPayment(serviceOf(tx), paying)
  const gift = await runningGift(tx)
  const reader = `${unique('policy')}@example.test`
  await addSubscriber(tx, {email: reader})
  const sendAt = new Date(begun.getTime() + DAY)
  const issue = await send(
    tx,
    admin,
    {sendAt: sendAt.toISOString()},
    {key: crypto.randomUUID(), emailHash: 'cd'.repeat(32), networkHash: 'ef'.repeat(32)},
  )
  await sendDue(tx, begun)
  const offered = await offer(tx)
  const asked = `${unique('policy')}@example.test`
  await tx`select public.queue_email(${asked}, 'confirm-sign-up', 'lt', '{}', ${unique('link')}, 'account')`
  return {
    begun,
    admin,
    newsletter: {issue, reader, sendAt},
    member,
    transfer: {payment: await transferOf(tx, applied.email), email: String(applied.email)},
    offered,
    checkout: {payment: paymentId, email: String(paying.email)},
    gift,
    visitor: asked,
  }
}

async function offer(tx: Transaction): Promise<string> {
  const eventKey = await addRegistrableEvent(tx, {capacity: 1})
  const [leaving, waiting] = [submissionFor(eventKey), submissionFor(eventKey)]
  await register(serviceOf(tx), leaving)
  await register(serviceOf(tx), waiting)
  const token = await tokenOf(tx, leaving.email)
  await tx`delete from public.email_outbox where registration_id is not null`
  await as(tx, visitor())`select public.cancel_registration(${token})`
  await updatePlaces(tx)
  return String(waiting.email)
}

/** The site's clock, by which events are over, moves with that of the database. */
const siteTime = (begun: Date, now: Date) =>
  new Date(Date.parse(AT) + now.getTime() - begun.getTime()).toISOString()

interface Sent {
  recipient: string
  template: string
}

/** Sends all that is due now, as deliver-emails does. */
export async function sendDue(tx: Transaction, begun: Date, now = begun): Promise<Sent[]> {
  const sent: Sent[] = []
  for (;;) {
    const claimed = await as(tx, service)<Sent & {id: string}>`
      select id, recipient, template from public.advance_newsletters_and_claim_emails(100, ${siteTime(begun, now)})`
    if (claimed.length === 0) return sent
    sent.push(...claimed.map(({recipient, template}) => ({recipient, template})))
    const results = claimed.map(({id}) => ({id, provider_id: unique('r')}))
    await as(tx, service)`select public.finish_emails(${tx.json(results)})`
  }
}

/** Moves the clock, lets each job run once, and returns what was sent. */
export async function resume(tx: Transaction, {begun}: World, now: Date): Promise<Sent[]> {
  await moveTo(tx, now)
  const [run] = await as(tx, service)<{
    run: string
  }>`select public.begin_job_run('deliver-emails')::text as run`
  await as(tx, service)`select public.reconcile_memberships()`
  await updatePlaces(tx, siteTime(begun, now))
  await as(tx, service)`select public.send_digests()`
  await as(tx, service)`select public.send_alerts()`
  const sent = await sendDue(tx, begun, now)
  await as(tx, service)`select public.end_job_run('deliver-emails', ${run?.run ?? ''})`
  return sent
}

import {randomUUID} from 'node:crypto'
import type {Json, Transaction} from './database.ts'
import {applicant, createMembershipPayment, daysAgo, membershipOf, serviceOf} from './money.ts'
import {atStripe, invoiceOf, report, unpaidInvoiceOf, type Gift} from './subscriptions.ts'

type Fields = Record<string, Json | undefined>

const DAY = 24 * 60 * 60 * 1000
const FEE = 1500

/** A renewal whose next charge is that many days from now, so that it began a year before. */
export type YearlyRenewal = Gift & {chargeAt: Date; submission: Fields}

/** An application whose fee is to be renewed by card, before it is paid. */
export async function beginRenewal(
  tx: Transaction,
  daysLeft = 200,
  submission: Fields = applicant(),
): Promise<YearlyRenewal> {
  const answer = await createMembershipPayment(serviceOf(tx), {...submission, renews: true})
  const id = (answer as unknown as {subscriptionId: string}).subscriptionId
  const begun = daysAgo(365 - daysLeft)
  return {
    id,
    email: String(submission.email),
    begun,
    chargeAt: new Date(begun.getTime() + 365 * DAY),
    submission,
  }
}

export const yearlyAtStripe = (renewal: YearlyRenewal, fields: Fields = {}) =>
  atStripe(renewal, {pence: FEE, periodEndsAt: renewal.chargeAt.toISOString(), ...fields})

/** The invoice of the first year, or of the so manieth after it. */
export function yearlyInvoice(renewal: YearlyRenewal, year = 0, fields: Fields = {}): Fields {
  const begun = new Date(renewal.begun.getTime() + year * 365 * DAY)
  return {...invoiceOf({...renewal, id: `${renewal.id}_${year}`, begun}, 0, {pence: FEE}), ...fields}
}

/** The invoice of the next year, which could not be charged so many times. */
export const refusedInvoice = (renewal: YearlyRenewal, attempts: number, next?: Date | null): Fields => ({
  ...unpaidInvoiceOf({...renewal, begun: renewal.chargeAt}, 0, attempts, next),
  invoiceId: `in_${renewal.id}_refused`,
  pence: FEE,
})

/** A member whose first year is paid, and whose card is charged again in that many days. */
export async function renewingMember(
  tx: Transaction,
  daysLeft = 200,
  submission: Fields = applicant(),
): Promise<YearlyRenewal> {
  const renewal = await beginRenewal(tx, daysLeft, submission)
  await report(serviceOf(tx), yearlyAtStripe(renewal), [yearlyInvoice(renewal)])
  return renewal
}

export const renewalRow = async (tx: Transaction, {id}: YearlyRenewal) => {
  const [row] = await tx`
    select renewal.*, told.announced_for, told.skipped_for, told.stop_reason as why
    from public.subscriptions as renewal left join private.renewals as told on told.subscription_id = renewal.id
    where renewal.id = ${id}`
  if (!row) throw new Error('There is no such renewal')
  return row
}

export const runJob = (tx: Transaction) => serviceOf(tx)`select public.reconcile_memberships()`

export const toChange = async (tx: Transaction, {id}: YearlyRenewal) => {
  const rows = await serviceOf(tx)`select * from public.renewals_to_change(200)`
  return rows.find((row) => row.subscription_id === id)
}

export const shownTo = async (tx: Transaction, {email}: YearlyRenewal) => {
  const {id} = await membershipOf(tx, email)
  const [row] = await tx<{shown: Record<string, unknown> | null}[]>`
    select private.running_renewal(member, now()) as shown from public.memberships as member where member.id = ${id}`
  return row?.shown ?? null
}

/** The token of the page that the member opens by an email. */
export async function renewalToken(tx: Transaction, {email}: YearlyRenewal): Promise<string> {
  const {id} = await membershipOf(tx, email)
  const [row] = await tx<{token: string}[]>`select private.create_renewal_link(${id}) as token`
  return row?.token ?? randomUUID()
}

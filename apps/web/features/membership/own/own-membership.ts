import {membershipStatuses} from '@site/schemas/statuses/membership'
import {paymentMethods, paymentStatuses} from '@site/schemas/statuses/payment'
import * as z from 'zod'
import {instant} from '../renewal/renewal.ts'

const payment = z.object({
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  /** What came, or is awaited. */
  amountPence: z.int(),
  currency: z.string(),
  /** What went back of it. */
  takenBackPence: z.int(),
  paidAt: instant,
  createdAt: z.iso.datetime({offset: true}),
  coversFrom: instant,
  coversUntil: instant,
})

export type MembershipPayment = z.infer<typeof payment>

/** What `my_membership()` gives. */
export const ownMembership = z
  .object({
    id: z.uuid(),
    status: z.enum(membershipStatuses),
    memberSince: instant,
    validUntil: instant,
    graceUntil: instant,
    /** Whether the benefits hold now, the grace included. */
    isActive: z.boolean(),
    /** Link to the members' closed group, for those who have the benefits. */
    groupUrl: z.url({protocol: /^https$/}).nullable(),
    feePence: z.int(),
    payments: z.array(payment),
  })
  .nullable()

export type OwnMembership = NonNullable<z.infer<typeof ownMembership>>

/** A fee within so many days after another one is held, until a treasurer has asked what it is for. */
const SECOND_FEE_DAYS = 30

/** Whether a fee that is paid now would count at once. */
export function canPay({payments}: Pick<OwnMembership, 'payments'>, now: Date): boolean {
  const since = now.getTime() - SECOND_FEE_DAYS * 24 * 60 * 60 * 1000
  return !payments.some(
    ({status, paidAt}) => status !== 'refunded' && paidAt !== null && new Date(paidAt).getTime() > since,
  )
}

import {membershipStatuses} from '@site/schemas/statuses/membership'
import {paymentMethods, paymentStatuses} from '@site/schemas/statuses/payment'
import * as z from 'zod'
import {cardRenewal, instant} from '../renewal/card-renewal.ts'

const payment = z.object({
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  /** This sum came, or is awaited. */
  amountPence: z.int(),
  currency: z.string(),
  takenBackPence: z.int(),
  paidAt: instant,
  createdAt: z.iso.datetime({offset: true}),
  coversFrom: instant,
  coversUntil: instant,
})

export type MembershipPayment = z.infer<typeof payment>

const ownHousehold = z.object({
  isPayer: z.boolean(),
  /** Null after the payer has left, until the organisers choose another. */
  payer: z.object({firstName: z.string(), lastName: z.string()}).nullable(),
  /** Only the payer sees for whom the fee is. */
  persons: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      status: z.enum(membershipStatuses),
      validUntil: instant,
      isHonorary: z.boolean(),
    }),
  ),
})

export type Household = z.infer<typeof ownHousehold>

/** `my_membership()` gives this shape. */
export const ownMembership = z
  .object({
    id: z.uuid(),
    status: z.enum(membershipStatuses),
    memberSince: instant,
    validUntil: instant,
    graceUntil: instant,
    /** The benefits hold now, also during the grace period. */
    isActive: z.boolean(),
    /** Only those who have the benefits get the link to the members' closed group. */
    groupUrl: z.url({protocol: /^https$/}).nullable(),
    feePence: z.int(),
    /** The member gives it with each transfer. */
    reference: z.string(),
    /** Each year is given without a fee. */
    isHonorary: z.boolean(),
    renewal: cardRenewal,
    household: ownHousehold.nullable(),
    payments: z.array(payment),
  })
  .nullable()

export type OwnMembership = NonNullable<z.infer<typeof ownMembership>>

/** Whether somebody else of the household pays, and the member has what was paid. */
export const isPaidFor = ({household, status}: Pick<OwnMembership, 'household' | 'status'>): boolean =>
  status === 'active' && household !== null && !household.isPayer && household.payer !== null

/** A fee within this many days after another one is held, until a treasurer has asked what it is for. */
const SECOND_FEE_DAYS = 30

/** A fee that is paid now would count at once. */
export function canPay({payments}: Pick<OwnMembership, 'payments'>, now: Date): boolean {
  const since = now.getTime() - SECOND_FEE_DAYS * 24 * 60 * 60 * 1000
  return !payments.some(
    ({status, paidAt}) => status !== 'refunded' && paidAt !== null && new Date(paidAt).getTime() > since,
  )
}

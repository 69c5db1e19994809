import {webLink} from '@site/schemas/requests/web-link'
import * as z from 'zod'
import {eventData, secretToken} from './registration-data.ts'

const pence = z.int()
const instant = z.iso.datetime({offset: true})

/** What `private.email_member()` adds to every email. */
const member = z.object({firstName: z.string(), lastName: z.string()})

const bankDetails = z.object({
  accountName: z.string().min(1),
  bankName: z.string().nullish(),
  sortCode: z.string().min(1),
  accountNumber: z.string().min(1),
})

/** What `private.transfer_account()` gives. */
const account = {
  reference: z.string(),
  /** Of the site's settings. Without an account number they say nothing. */
  bankDetails: bankDetails.nullish().catch(null),
}

const transfer = member.extend({
  ...account,
  amountPence: pence,
  askedAt: instant,
  awaitedUntil: instant,
})

const endOfYear = member.extend({
  ...account,
  /** The fee. */
  amountPence: pence,
  validUntil: instant,
  /** When the benefits end, and with them the time in which the membership can be extended without a gap. */
  graceUntil: instant,
  daysLeft: z.int(),
  /** Of the link that renews without a log-in. */
  token: secretToken,
})

/** What `private.payment_data()` gives. */
const payment = z.object({
  purpose: z.enum(['donation', 'membership', 'ticket']),
  paymentId: z.uuid(),
  method: z.enum(['stripe', 'bank_transfer']),
  /** What was asked for, in pounds; the other sums are in the currency that came. */
  amountPence: pence,
  receivedPence: pence,
  receivedCurrency: z.string().regex(/^[A-Z]{3}$/),
  refundedPence: pence,
  /** What lost disputes took back. */
  lostPence: pence,
  takenBackPence: pence,
  paidAt: instant,
})

export const membershipStatus = z.enum(['pending', 'active', 'grace', 'expired', 'cancelled'])

const paidYear = payment.extend({
  ...member.shape,
  status: membershipStatus,
  /** Null when the payment belongs to a membership that was cancelled since. */
  memberSince: instant.nullish(),
  validUntil: instant.nullish(),
  // A link that is none must not keep anybody from the email.
  groupUrl: webLink.nullish().catch(null),
})

/** Of a payment that a member or a donor made. */
const ofPayer = payment.extend({
  ...member.partial().shape,
  donorName: z.string().nullish(),
  campaign: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullish(),
})

const heldReasons = ['amount', 'currency', 'other_sum', 'second_fee', 'nobody'] as const

const standing = ofPayer.extend({
  /** Of the payer's membership, if the payment was for one. */
  status: membershipStatus.nullish(),
  validUntil: instant.nullish(),
})

/** The data of the emails about money. */
export const moneyData = {
  'membership-transfer': transfer,
  'membership-transfer-reminder': transfer,
  'membership-transfer-lapsed': transfer,
  'membership-already-paid': member.extend({
    status: membershipStatus,
    validUntil: instant.nullish(),
    /** Whether the payment waits for a treasurer's decision. */
    isHeld: z.boolean(),
  }),
  'membership-welcome': paidYear,
  'membership-renewed': paidYear,
  'membership-reminder': endOfYear,
  'membership-expired': endOfYear,
  'membership-correction': member.extend({
    amountPence: pence,
    status: membershipStatus,
    validUntil: instant.nullish(),
  }),
  'membership-address': member,
  'donation-receipt': ofPayer,
  'donation-correction': ofPayer,
  'payment-held': ofPayer.extend({reason: z.enum(heldReasons)}),
  'payment-for-another': standing,
  'payment-refunded': standing,
  'payment-partly-refunded': standing,
  'tickets-confirmed': payment.extend({
    event: eventData,
    /** In the language of the email. */
    eventTitle: z.string(),
    /** Of whoever bought them; null if Stripe did not ask. */
    buyer: z.string().nullish(),
    tickets: z.int(),
    /** As the products are called at Stripe; none if it does not know the order. */
    items: z.array(z.object({name: z.string(), quantity: z.int()})),
    /** The order number on the page after the payment. */
    orderNumber: z.string(),
  }),
  'money-attention': payment.extend({
    reason: z.enum([...heldReasons, 'partial_refund', 'refund_failed', 'dispute', 'dispute_lost']),
    /** None of a donor without a name, and of tickets. */
    payer: z.string().nullish(),
  }),
} as const

import {bankDetails, settingChange} from '@site/schemas/money/money-settings'
import {webLink} from '@site/schemas/texts/web-link'
import {membershipStatuses} from '@site/schemas/statuses/membership'
import {heldReasons, paymentMethods, paymentPurposes} from '@site/schemas/statuses/payment'
import * as z from 'zod'
import {eventData, secretToken} from './registration-data.ts'

const pence = z.int()
const instant = z.iso.datetime({offset: true})

/** Every email contains what `private.email_member()` returns. */
const member = z.object({firstName: z.string(), lastName: z.string()})

/** The result of `private.transfer_account()`. */
const account = {
  reference: z.string(),
  bankDetails: bankDetails.nullish().catch(null),
}

/** The first names of the others of the household for whom the fee is. */
const persons = z.array(z.string()).default([])

const transfer = member.extend({
  ...account,
  persons,
  amountPence: pence,
  askedAt: instant,
  awaitedUntil: instant,
})

const endOfYear = member.extend({
  ...account,
  persons,
  amountPence: pence,
  validUntil: instant,
  /** Benefits end then, and the membership can no longer be extended without a gap. */
  graceUntil: instant,
  daysLeft: z.int(),
  token: secretToken,
  /** The card is not charged this time, because the member could not be told in time. */
  isSkipped: z.boolean().optional(),
})

/** Why a membership no longer renews by card. */
const renewalEnds = [
  'member',
  'organisers',
  'failed',
  'paid',
  'refunded',
  'cancelled',
  'honorary',
  'household',
] as const

/** The result of `private.payment_data()`. */
const payment = z.object({
  purpose: z.enum(paymentPurposes),
  paymentId: z.uuid(),
  method: z.enum(paymentMethods),
  /** The requested sum, in pounds. The other sums are in the currency that was paid. */
  amountPence: pence,
  receivedPence: pence,
  receivedCurrency: z.string().regex(/^[A-Z]{3}$/),
  refundedPence: pence,
  lostPence: pence,
  takenBackPence: pence,
  paidAt: instant,
})

const membershipStatus = z.enum(membershipStatuses)

const paidYear = payment.extend({
  ...member.shape,
  status: membershipStatus,
  /** Null when the membership was cancelled after the payment. */
  memberSince: instant.nullish(),
  validUntil: instant.nullish(),
  // A malformed link must not stop the email.
  groupUrl: webLink.nullish().catch(null),
  persons,
  /** The card is charged next then, if the membership renews by card. */
  renewsAt: instant.nullish(),
  token: secretToken.nullish(),
})

const ofPayer = payment.extend({
  ...member.partial().shape,
  donorName: z.string().nullish(),
  campaign: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullish(),
})

/** The result of `private.subscription_data()`. */
const gift = z.object({
  amountPence: pence,
  since: instant.nullish(),
  nextChargeAt: instant.nullish(),
  resumesAt: instant.nullish(),
  donorName: z.string().nullish(),
  campaign: z.object({lt: z.string().nullish(), en: z.string().nullish()}).nullish(),
})

const giftWithLink = gift.extend({token: secretToken})

const standing = ofPayer.extend({
  status: membershipStatus.nullish(),
  validUntil: instant.nullish(),
})

const declaration = member.extend({
  title: z.string().nullish(),
  house: z.string(),
  street: z.string(),
  postcode: z.string().nullish(),
  wording: z.string().min(1),
  covers: z.enum(['gift', 'all']),
  givenAt: instant,
})

export const moneyData = {
  'membership-transfer': transfer,
  'membership-transfer-reminder': transfer,
  'membership-transfer-lapsed': transfer,
  'household-fee': transfer,
  'membership-already-paid': member.extend({
    status: membershipStatus,
    validUntil: instant.nullish(),
    /** The payment waits for a treasurer's decision. */
    isHeld: z.boolean(),
    renewsAt: instant.nullish(),
  }),
  'membership-welcome': paidYear,
  'membership-renewed': paidYear,
  'membership-reminder': endOfYear,
  'membership-expired': endOfYear,
  'membership-ended': endOfYear,
  'renewal-upcoming': member.extend({
    amountPence: pence,
    /** What the year before cost, if that was another sum. */
    formerPence: pence.nullish(),
    renewsAt: instant,
    token: secretToken,
  }),
  'renewal-failed': member.extend({
    amountPence: pence,
    /** Null when the card is not charged again. */
    nextAttemptAt: instant.nullish(),
    token: secretToken,
  }),
  'renewal-confirm': member.extend({token: secretToken}),
  'renewal-ended': member.extend({
    reason: z.enum(renewalEnds),
    status: membershipStatus,
    validUntil: instant.nullish(),
  }),
  'membership-correction': member.extend({
    amountPence: pence,
    status: membershipStatus,
    validUntil: instant.nullish(),
  }),
  'membership-address': member,
  'membership-invitation': member.extend({
    email: z.string().min(1),
    status: membershipStatus,
    validUntil: instant.nullish(),
  }),
  'donation-receipt': ofPayer.extend({monthly: gift.nullish(), token: secretToken.nullish()}),
  'gift-failed': giftWithLink.extend({nextAttemptAt: instant.nullish()}),
  'gift-changed': giftWithLink.extend({
    change: z.enum(['amount', 'paused', 'resumed']),
    formerPence: pence.nullish(),
  }),
  'gift-ended': gift.extend({
    endedAt: instant,
    reason: z.enum(['payer', 'organisers', 'failed']).catch('organisers'),
    gifts: z.int(),
    givenPence: pence,
  }),
  'gift-confirm': giftWithLink.extend({
    action: z.enum(['change', 'card', 'resume']),
    wantedPence: pence.nullish(),
  }),
  'gift-links': z.object({gifts: z.array(giftWithLink).min(1)}),
  'donation-correction': ofPayer,
  'gift-aid-confirmed': declaration.extend({token: secretToken}),
  'gift-aid-withdrawn': declaration.extend({withdrawnAt: instant}),
  'payment-held': ofPayer.extend({reason: z.enum(heldReasons)}),
  'payment-for-another': standing,
  'payment-refunded': standing,
  'payment-partly-refunded': standing,
  'tickets-confirmed': payment.extend({
    event: eventData,
    eventTitle: z.string(),
    buyer: z.string().nullish(),
    tickets: z.int(),
    /** Products under their names at Stripe, which may not know the order. */
    items: z.array(z.object({name: z.string(), quantity: z.int()})),
    orderNumber: z.string(),
  }),
  'money-attention': payment.extend({
    reason: z.enum([...heldReasons, 'partial_refund', 'refund_failed', 'dispute', 'dispute_lost']),
    payer: z.string().nullish(),
  }),
  'money-settings-changed': z.object({
    changes: z.array(settingChange).min(1),
    by: z.string(),
    /** Of whoever changed them: a name can be changed. */
    address: z.string(),
    at: instant,
  }),
} as const

import {formatMoney} from '@site/schemas/money/format-money'
import type {PaymentMethod} from '@site/schemas/statuses/payment'
import {actionLink, facts, paragraph} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {monthlyGift} from './gift-emails.ts'
import {fullName, membershipState, paymentFacts} from './money-blocks.ts'
import {nameText} from './text-values.ts'

type OfPayer = Source<
  | 'donation-receipt'
  | 'donation-correction'
  | 'payment-held'
  | 'payment-for-another'
  | 'payment-refunded'
  | 'payment-partly-refunded'
>

export const donationReceipt = (source: Source<'donation-receipt'>): EmailParts => ({
  body: [payerFacts(source), paragraph(source.texts.organisation), ...monthlyGift(source)],
})

export const paymentHeld = (source: Source<'payment-held'>): EmailParts => ({
  body: [
    paragraph(source.texts.reasons[source.data.reason]),
    payerFacts(source),
    paragraph(source.texts.then),
  ],
})

export const paymentRefunded = (source: Source<'payment-refunded'>): EmailParts => ({
  body: [
    ...takenBack(source),
    payerFacts(source),
    ...(source.data.status ? [paragraph(source.texts.year)] : []),
    ...standing(source),
  ],
})

/** Buyers of tickets get no such email. */
export const paymentPartlyRefunded = (source: Source<'payment-partly-refunded'>): EmailParts => ({
  body: [
    ...takenBack(source),
    paragraph(source.texts.rest[source.data.purpose === 'membership' ? 'membership' : 'donation']),
    payerFacts(source),
    ...standing(source),
  ],
})

/** Does not name the person whose fee it became: the reader may have nothing to do with them. */
export const paymentForAnother = (source: Source<'payment-for-another'>): EmailParts => ({
  body: [payerFacts(source), ...standing(source)],
})

/** Withdraws the receipt of a donation that never arrived. */
export const donationCorrection = (source: Source<'donation-correction'>): EmailParts => ({
  body: [payerFacts(source), paragraph(source.texts.then)],
})

const wayBack = (method: PaymentMethod) =>
  method === 'stripe'
    ? 'stripe'
    : method === 'bank_transfer' || method === 'standing_order'
      ? 'bank'
      : 'other'

const takenBack = ({texts, data}: Source<'payment-refunded' | 'payment-partly-refunded'>) => [
  ...(data.refundedPence > 0 ? [paragraph(texts.refunded[wayBack(data.method)])] : []),
  ...(data.lostPence > 0 ? [paragraph(texts.lost)] : []),
]

function standing(source: Source<'payment-refunded' | 'payment-partly-refunded' | 'payment-for-another'>) {
  const {status, validUntil} = source.data
  return status ? [paragraph(membershipState({status, validUntil}, source.language))] : []
}

function payerFacts(source: OfPayer) {
  const {language, labels, data} = source
  const {firstName = '', lastName = '', donorName, campaign} = data
  const other = language === 'en' ? 'lt' : 'en'
  return facts([
    {label: labels.name, value: donorName ? nameText(donorName) : fullName({firstName, lastName})},
    {label: labels.payment.purpose, value: labels.payment.purposes[data.purpose]},
    // A donor may have named a campaign that does not exist.
    {label: labels.payment.campaign, value: nameText(campaign?.[language] ?? campaign?.[other] ?? '')},
    ...paymentFacts(source),
  ])
}

/** Contains only the payer's name: the rest is behind the log-in. */
export const moneyAttention = (source: Source<'money-attention'>): EmailParts => {
  const {siteUrl, language, labels, frame, texts, data} = source
  return {
    body: [
      paragraph(texts.reasons[data.reason]),
      facts([
        {label: labels.payment.payer, value: nameText(data.payer ?? '')},
        {label: labels.payment.purpose, value: labels.payment.purposes[data.purpose]},
        {label: labels.payment.asked, value: formatMoney(language, data.amountPence)},
        ...paymentFacts(source),
      ]),
      actionLink({
        href: `${siteUrl}/admin?tab=payments&payment=${data.paymentId}`,
        label: texts.button,
        hint: frame.linkHint,
      }),
    ],
  }
}

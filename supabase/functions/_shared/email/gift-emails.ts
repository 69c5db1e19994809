import {dateInWords} from '@site/schemas/london-time/in-words'
import {formatMoney} from '@site/schemas/money/format-money'
import {actionLink, facts, paragraph, subheading, type Block} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {translators} from './messages.ts'
import {nameText} from './text-values.ts'

type OfGift = Source<'gift-failed' | 'gift-changed' | 'gift-ended'>
type Gift = Source<'gift-links'>['data']['gifts'][number]
type Place = Pick<OfGift, 'siteUrl' | 'frame' | 'language' | 'labels'>

/** What the receipt of a monthly gift says besides: when the next one comes, and how to change or stop it. */
export function monthlyGift(source: Source<'donation-receipt'>): Block[] {
  const {texts, language, labels, data} = source
  const {monthly, token} = data
  if (!monthly || !token) return []
  return [
    paragraph(texts.monthly),
    facts([
      {label: labels.gift.amount, value: formatMoney(language, monthly.amountPence)},
      {label: labels.gift.next, value: day(monthly.nextChargeAt, source)},
      {label: labels.gift.resumes, value: day(monthly.resumesAt, source)},
    ]),
    manage(token, labels.gift.manage, source),
  ]
}

export const giftFailed = (source: Source<'gift-failed'>): EmailParts => {
  const {texts, labels, data} = source
  return {
    body: [
      paragraph(data.nextAttemptAt ? texts.again : texts.last),
      facts([
        ...giftFacts(data, source),
        {label: labels.gift.nextAttempt, value: day(data.nextAttemptAt, source)},
      ]),
      manage(data.token, texts.button, source),
    ],
  }
}

export const giftChanged = (source: Source<'gift-changed'>): EmailParts => {
  const {texts, language, labels, data} = source
  const {change, formerPence, token} = data
  return {
    body: [
      paragraph(texts.changes[change]),
      facts([
        ...giftFacts(data, source),
        {label: labels.gift.former, value: formerPence ? formatMoney(language, formerPence) : ''},
        {label: labels.gift.resumes, value: day(data.resumesAt, source)},
        {label: labels.gift.next, value: day(data.nextChargeAt, source)},
      ]),
      manage(token, labels.gift.manage, source),
    ],
  }
}

/** Its link may do what costs the donor, for an hour. */
export const giftConfirm = (source: Source<'gift-confirm'>): EmailParts => {
  const {texts, language, data} = source
  const wanted = formatMoney(language, data.wantedPence ?? data.amountPence)
  return {
    body: [
      paragraph(translators[language](`phrases.giftConfirm.${data.action}`, {wanted})),
      facts(giftFacts(data, source)),
      manage(data.token, texts.button, source),
    ],
  }
}

export const giftEnded = (source: Source<'gift-ended'>): EmailParts => {
  const {siteUrl, frame, texts, language, labels, data} = source
  const {since, gifts, givenPence, reason} = data
  return {
    body: [
      paragraph(texts.reasons[reason]),
      facts([
        ...giftFacts(data, source),
        {label: labels.gift.since, value: day(since, source)},
        {label: labels.gift.gifts, value: gifts > 0 ? String(gifts) : ''},
        {label: labels.gift.given, value: givenPence > 0 ? formatMoney(language, givenPence) : ''},
      ]),
      paragraph(texts.again),
      actionLink({href: `${siteUrl}/aukoti`, label: texts.button, hint: frame.linkHint}),
    ],
  }
}

/** Whoever gives more than once each month gets a button for each gift. */
export const giftLinks = (source: Source<'gift-links'>): EmailParts => ({
  body: source.data.gifts.flatMap((gift) => [
    ...(source.data.gifts.length > 1 ? [subheading(nameOf(gift, source))] : []),
    facts([
      ...giftFacts(gift, source).filter(
        ({value}) => source.data.gifts.length === 1 || !nameOf(gift, source).endsWith(value),
      ),
      {label: source.labels.gift.resumes, value: day(gift.resumesAt, source)},
      {label: source.labels.gift.next, value: day(gift.nextChargeAt, source)},
    ]),
    manage(gift.token, source.labels.gift.manage, source),
  ]),
})

const giftFacts = (gift: Omit<Gift, 'token'>, {language, labels}: Place) => [
  {label: labels.name, value: nameText(gift.donorName ?? '')},
  {label: labels.payment.campaign, value: campaignOf(gift, language)},
  {label: labels.gift.amount, value: formatMoney(language, gift.amountPence)},
]

const nameOf = (gift: Gift, {language, labels}: Place) =>
  campaignOf(gift, language) || `${labels.gift.amount}: ${formatMoney(language, gift.amountPence)}`

/** A donor may have named a campaign that does not exist. */
function campaignOf({campaign}: Pick<Gift, 'campaign'>, language: Place['language']): string {
  const other = language === 'en' ? 'lt' : 'en'
  return nameText(campaign?.[language] ?? campaign?.[other] ?? '')
}

const day = (instant: string | null | undefined, {language}: Pick<Place, 'language'>) =>
  instant ? dateInWords(instant, language) : ''

const manage = (token: string, label: string, {siteUrl, frame}: Pick<Place, 'siteUrl' | 'frame'>) =>
  actionLink({href: `${siteUrl}/mano-auka?token=${token}`, label, hint: frame.linkHint})

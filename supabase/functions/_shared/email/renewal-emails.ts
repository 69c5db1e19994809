import {dateInWords} from '@site/schemas/london-time/in-words'
import {formatMoney} from '@site/schemas/money/format-money'
import {actionLink, facts, paragraph, type Block} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {translators} from './messages.ts'
import {fullName, membershipState} from './money-blocks.ts'

type Managed = Pick<Source<'membership-renewed'>, 'siteUrl' | 'frame'> & {data: {token: string}}

/** The page where the member sees the membership, gives another card or switches the renewal off. */
const manageLink = ({siteUrl, frame, data}: Managed, label: string) =>
  actionLink({href: `${siteUrl}/naryste/pratesti?token=${data.token}`, label, hint: frame.linkHint})

/** What the receipt of a fee says if the membership renews by card. */
export function renewalBlocks(source: Source<'membership-welcome' | 'membership-renewed'>): Block[] {
  const {language, labels, data} = source
  const {renewsAt, token} = data
  if (!renewsAt || !token) return []
  return [
    paragraph(translators[language]('phrases.renewal.byCard', {renewsAt: dateInWords(renewsAt, language)})),
    manageLink({...source, data: {token}}, labels.renewal.button),
  ]
}

/** Somebody whose card will be charged need not pay in another way. */
export const renewalState = ({
  language,
  data: {renewsAt},
}: Source<'membership-already-paid'>): string | undefined =>
  renewsAt
    ? translators[language]('phrases.renewal.nothingDue', {renewsAt: dateInWords(renewsAt, language)})
    : undefined

/** A reminder says why the card is not charged this time. */
export const skippedCharge = ({
  language,
  data,
}: Source<'membership-reminder' | 'membership-expired' | 'membership-ended'>): Block[] =>
  data.isSkipped ? [paragraph(translators[language]('phrases.renewal.skipped'))] : []

export function renewalUpcoming(source: Source<'renewal-upcoming'>): EmailParts {
  const {language, labels, texts, data} = source
  const sum = (pence: number) => formatMoney(language, pence)
  const {amountPence, formerPence, renewsAt} = data
  return {
    body: [
      facts([
        {label: labels.name, value: fullName(data)},
        {label: labels.membership.fee, value: sum(amountPence)},
        {label: texts.day, value: dateInWords(renewsAt, language)},
      ]),
      ...(formerPence
        ? [
            paragraph(
              translators[language]('phrases.renewal.changed', {
                former: sum(formerPence),
                amount: sum(amountPence),
              }),
            ),
          ]
        : []),
      manageLink(source, texts.button),
    ],
  }
}

export function renewalFailed(source: Source<'renewal-failed'>): EmailParts {
  const {language, labels, texts, data} = source
  const {nextAttemptAt} = data
  const then = nextAttemptAt
    ? translators[language]('phrases.renewal.again', {nextAttemptAt: dateInWords(nextAttemptAt, language)})
    : texts.last
  return {
    body: [
      facts([
        {label: labels.name, value: fullName(data)},
        {label: labels.membership.fee, value: formatMoney(language, data.amountPence)},
      ]),
      paragraph(then),
      manageLink(source, texts.button),
    ],
  }
}

export const renewalConfirm = (source: Source<'renewal-confirm'>): EmailParts => ({
  body: [
    facts([{label: source.labels.name, value: fullName(source.data)}]),
    manageLink(source, source.texts.button),
  ],
})

export function renewalEnded(source: Source<'renewal-ended'>): EmailParts {
  const {language, labels, texts, data} = source
  const isOver = ['cancelled', 'honorary', 'household'].includes(data.reason)
  return {
    body: [
      paragraph(texts.reasons[data.reason]),
      facts([{label: labels.name, value: fullName(data)}]),
      ...(isOver ? [] : [paragraph(membershipState(data, language)), paragraph(texts.again)]),
    ],
  }
}

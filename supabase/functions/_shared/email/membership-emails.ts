import {dateInWords} from '@site/schemas/london-time/in-words'
import {formatMoney} from '@site/schemas/money/format-money'
import {actionLink, facts, paragraph, subheading} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {accountBlocks, fullName, membershipState, paymentFacts, personsFact} from './money-blocks.ts'
import {renewalBlocks, renewalState, skippedCharge} from './renewal-emails.ts'
import {richTextBlocks} from './rich-text.ts'

export const transferEmail = (
  source: Source<'membership-transfer' | 'membership-transfer-reminder' | 'household-fee'>,
): EmailParts => ({
  body: [
    ...householdBlocks(source),
    ...accountBlocks(source, source.data.awaitedUntil),
    paragraph(source.texts.then),
  ],
})

const householdBlocks = (source: Source<'membership-transfer'> | Source<'household-fee'>) =>
  source.data.persons.length > 0 ? [facts([personsFact(source, source.data.persons)])] : []

/** The transfer may still be made, so the email repeats the account. */
export const transferLapsed = (source: Source<'membership-transfer-lapsed'>): EmailParts => ({
  body: accountBlocks(source),
})

export const alreadyPaid = (source: Source<'membership-already-paid'>): EmailParts => ({
  body: [
    facts([{label: source.labels.name, value: fullName(source.data)}]),
    ...(source.data.isHeld
      ? [paragraph(source.texts.held)]
      : [
          paragraph(membershipState(source.data, source.language)),
          paragraph(renewalState(source) ?? source.texts.renewal),
        ]),
  ],
})

export function membershipWelcome(source: Source<'membership-welcome'>): EmailParts {
  const {siteUrl, frame, texts, data} = source
  const group = data.groupUrl
    ? [
        paragraph(texts.group),
        actionLink({href: data.groupUrl, label: texts.groupButton, hint: frame.linkHint}),
      ]
    : []
  return {
    body: [
      yearFacts(source),
      subheading(texts.benefitsHeading),
      ...richTextBlocks([{kind: 'bullets', items: texts.benefits.map((text) => [{text}])}]),
      ...group,
      ...renewalBlocks(source),
      paragraph(texts.account),
      actionLink({href: `${siteUrl}/paskyra`, label: texts.button, hint: frame.linkHint}),
    ],
  }
}

export function membershipRenewed(source: Source<'membership-renewed'>): EmailParts {
  const {siteUrl, frame, texts} = source
  return {
    body: [
      paragraph(yearState(source)),
      yearFacts(source),
      ...renewalBlocks(source),
      actionLink({href: `${siteUrl}/paskyra`, label: texts.button, hint: frame.linkHint}),
    ],
  }
}

/** A treasurer may enter money so late that the year it pays for is over. */
function yearState(source: Source<'membership-renewed'>): string {
  const {language, texts, data} = source
  if (data.status === 'cancelled') return texts.cancelled
  return data.status === 'active' ? texts.extended : membershipState(data, language)
}

function yearFacts(source: Source<'membership-welcome' | 'membership-renewed'>) {
  const {language, labels, data} = source
  const day = (instant: string | null | undefined) => (instant ? dateInWords(instant, language) : '')
  return facts([
    {label: labels.name, value: fullName(data)},
    personsFact(source, data.persons),
    {label: labels.membership.since, value: day(data.memberSince)},
    {label: labels.membership.until, value: day(data.validUntil)},
    ...paymentFacts(source),
  ])
}

export function renewalEmail(
  source: Source<'membership-reminder' | 'membership-expired' | 'membership-ended'>,
): EmailParts {
  const {siteUrl, language, labels, frame, texts, data} = source
  return {
    body: [
      ...skippedCharge(source),
      facts([
        {label: labels.name, value: fullName(data)},
        personsFact(source, data.persons),
        {label: texts.ends, value: dateInWords(data.validUntil, language)},
        {label: labels.membership.fee, value: formatMoney(language, data.amountPence)},
      ]),
      actionLink({
        href: `${siteUrl}/naryste/pratesti?token=${data.token}`,
        label: texts.button,
        hint: frame.linkHint,
      }),
      ...(data.bankDetails ? [subheading(texts.byTransfer), ...accountBlocks(source)] : []),
    ],
  }
}

/** Withdraws an earlier email about a transfer that never arrived. */
export const membershipCorrection = (source: Source<'membership-correction'>): EmailParts => ({
  body: [
    facts([{label: source.labels.name, value: fullName(source.data)}]),
    paragraph(membershipState(source.data, source.language)),
    paragraph(source.texts.then),
  ],
})

/** Both the old and the new address get it. It contains neither, since one may belong to a stranger. */
export const membershipAddress = (source: Source<'membership-address'>): EmailParts => ({
  body: [facts([{label: source.labels.name, value: fullName(source.data)}])],
})

/** Whoever was on a list has never heard of the site: it says why the email comes, and how to be taken off. */
export function membershipInvitation(source: Source<'membership-invitation'>): EmailParts {
  const {siteUrl, language, labels, frame, texts, data} = source
  const until = data.validUntil
    ? [{label: labels.membership.until, value: dateInWords(data.validUntil, language)}]
    : []
  return {
    body: [
      facts([{label: labels.name, value: fullName(data)}, ...until]),
      subheading(texts.accountHeading),
      paragraph(texts.account),
      actionLink({href: `${siteUrl}/paskyra`, label: texts.button, hint: frame.linkHint}),
      paragraph(texts.without),
    ],
  }
}

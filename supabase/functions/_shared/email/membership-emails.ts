import {actionLink, facts, paragraph, subheading} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {accountBlocks, fullName, membershipState, paymentFacts} from './money-blocks.ts'
import {richTextBlocks} from './rich-text.ts'
import {dateText, moneyText} from './text-values.ts'

/** How to make a transfer, and until when it is awaited. */
export const transferEmail = (
  source: Source<'membership-transfer' | 'membership-transfer-reminder'>,
): EmailParts => ({body: [...accountBlocks(source, source.data.awaitedUntil), paragraph(source.texts.then)]})

/** A transfer that is not awaited any more may still be made. */
export const transferLapsed = (source: Source<'membership-transfer-lapsed'>): EmailParts => ({
  body: accountBlocks(source),
})

/** To whoever wants to transfer a fee that has been paid. */
export const alreadyPaid = (source: Source<'membership-already-paid'>): EmailParts => ({
  body: [
    facts([{label: source.labels.name, value: fullName(source.data)}]),
    ...(source.data.isHeld
      ? [paragraph(source.texts.held)]
      : [paragraph(membershipState(source.data, source.language)), paragraph(source.texts.renewal)]),
  ],
})

/** The receipt of the first fee, with what it brings. */
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
      paragraph(texts.account),
      actionLink({href: `${siteUrl}/paskyra`, label: texts.button, hint: frame.linkHint}),
    ],
  }
}

/** The receipt of another fee. */
export function membershipRenewed(source: Source<'membership-renewed'>): EmailParts {
  const {siteUrl, frame, texts} = source
  return {
    body: [
      paragraph(yearState(source)),
      yearFacts(source),
      actionLink({href: `${siteUrl}/paskyra`, label: texts.button, hint: frame.linkHint}),
    ],
  }
}

/** What the fee has brought. Money may be entered so late that its year is over. */
function yearState(source: Source<'membership-renewed'>): string {
  const {language, texts, data} = source
  if (data.status === 'cancelled') return texts.cancelled
  return data.status === 'active' ? texts.extended : membershipState(data, language)
}

function yearFacts(source: Source<'membership-welcome' | 'membership-renewed'>) {
  const {language, labels, data} = source
  const day = (instant: string | null | undefined) => (instant ? dateText(instant, language) : '')
  return facts([
    {label: labels.name, value: fullName(data)},
    {label: labels.membership.since, value: day(data.memberSince)},
    {label: labels.membership.until, value: day(data.validUntil)},
    ...paymentFacts(source),
  ])
}

/** A link that renews without a log-in, and the account for those who prefer a transfer. */
export function renewalEmail(source: Source<'membership-reminder' | 'membership-expired'>): EmailParts {
  const {siteUrl, language, labels, frame, texts, data} = source
  return {
    body: [
      facts([
        {label: labels.name, value: fullName(data)},
        {label: texts.ends, value: dateText(data.validUntil, language)},
        {label: labels.membership.fee, value: moneyText(data.amountPence, 'GBP', language)},
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

/** Takes back what was said of a transfer that did not come. */
export const membershipCorrection = (source: Source<'membership-correction'>): EmailParts => ({
  body: [
    facts([{label: source.labels.name, value: fullName(source.data)}]),
    paragraph(membershipState(source.data, source.language)),
    paragraph(source.texts.then),
  ],
})

/** Goes to both addresses when a treasurer has corrected one: it names neither, since one may be a stranger's. */
export const membershipAddress = (source: Source<'membership-address'>): EmailParts => ({
  body: [facts([{label: source.labels.name, value: fullName(source.data)}])],
})

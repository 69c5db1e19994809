import {actionLink, facts, paragraph, quote} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {fullName} from './money-blocks.ts'
import {nameText} from './text-values.ts'

type OfDeclaration = Source<'gift-aid-confirmed' | 'gift-aid-withdrawn'>

/** The wording is quoted as the donor read it, in English. */
export function giftAidConfirmed(source: Source<'gift-aid-confirmed'>): EmailParts {
  const {siteUrl, frame, texts, data} = source
  return {
    body: [
      declarant(source),
      quote(data.wording),
      ...[texts.tax, texts.address, data.covers === 'all' ? texts.withdraw : texts.withdrawOne].map(
        paragraph,
      ),
      actionLink({
        href: `${siteUrl}/gift-aid?token=${data.token}`,
        label: texts.button,
        hint: frame.linkHint,
      }),
    ],
  }
}

export const giftAidWithdrawn = (source: Source<'gift-aid-withdrawn'>): EmailParts => ({
  body: [declarant(source), paragraph(source.texts.earlier)],
})

function declarant({labels, data}: OfDeclaration) {
  const {title, house, street, postcode} = data
  return facts([
    {label: labels.name, value: [title, fullName(data)].filter(Boolean).join(' ')},
    {label: labels.address, value: nameText([house, street, postcode].filter(Boolean).join(', '))},
  ])
}

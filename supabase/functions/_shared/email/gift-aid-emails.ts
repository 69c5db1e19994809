import {facts, paragraph, quote} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {fullName} from './money-blocks.ts'
import {nameText} from './text-values.ts'

type OfDeclaration = Source<'gift-aid-confirmed' | 'gift-aid-withdrawn'>

/** The wording is quoted as the donor read it, in English. */
export const giftAidConfirmed = (source: Source<'gift-aid-confirmed'>): EmailParts => ({
  body: [
    declarant(source),
    quote(source.data.wording),
    ...[source.texts.tax, source.texts.address, source.texts.withdraw].map(paragraph),
  ],
})

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

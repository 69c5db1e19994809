import {facts, note, quote} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {replyAddress} from './email-headers.ts'

/** Repeats nothing that was typed: whoever enters a stranger's address could have us send them anything. */
export const contactReceipt = (): EmailParts => ({body: []})

export const contactMessage = ({data, texts, labels}: Source<'contact-message'>): EmailParts => ({
  body: [
    ...(data.isSuspected ? [note(texts.suspected)] : []),
    facts([
      {label: labels.name, value: `${data.firstName} ${data.lastName}`},
      {label: labels.email, value: data.email},
    ]),
    ...(data.photo ? [facts(photoFacts(data.photo, labels))] : []),
    quote(data.message),
  ],
  replyTo: replyAddress(data.email),
})

type Photo = NonNullable<Source<'contact-message'>['data']['photo']>

function photoFacts({title, alt, file, url}: Photo, labels: Source<'contact-message'>['labels']) {
  const album = title?.lt ?? title?.en ?? ''
  if (!url) return [{label: labels.photo, value: album}]
  return [
    {label: labels.photoOf, value: album},
    {label: labels.photo, value: [alt?.lt ?? alt?.en, file, url].filter(Boolean).join('\n')},
  ]
}

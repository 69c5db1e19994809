import {facts, note, quote} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {replyAddress} from './reply-address.ts'

/** What the visitor gets: their own words. */
export const contactReceipt = ({data}: Source<'contact-receipt'>): EmailParts => ({
  body: [quote(`${data.subject}\n\n${data.message}`)],
})

/** What the organisers get. Their reply goes to the visitor. */
export const contactMessage = ({data, texts, labels}: Source<'contact-message'>): EmailParts => ({
  body: [
    ...(data.isSuspected ? [note(texts.suspected)] : []),
    facts([
      {label: labels.name, value: `${data.firstName} ${data.lastName}`},
      {label: labels.email, value: data.email},
    ]),
    quote(data.message),
  ],
  replyTo: replyAddress(data.email),
})

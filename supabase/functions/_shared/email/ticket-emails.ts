import {actionLink, facts, paragraph} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {calendarFile, whenAndWhere} from './event-parts.ts'
import {paymentFacts} from './money-blocks.ts'
import {nameText} from './text-values.ts'

/** When the event has changed, the calendar file updates the buyer's entry or cancels it. */
export function ticketMessage(source: Source<'ticket-message'>): EmailParts {
  const {siteUrl, labels, frame, texts, data} = source
  const {event, orderNumber, text, withCalendar} = data
  return {
    body: [
      paragraph(text),
      ...(withCalendar ? [paragraph(texts.calendar)] : []),
      facts([{label: labels.orderNumber, value: orderNumber}]),
      ...(event.path
        ? [actionLink({href: siteUrl + event.path, label: texts.button, hint: frame.linkHint})]
        : []),
    ],
    attachments: withCalendar ? calendarFile(source) : [],
  }
}

export function ticketsConfirmed(source: Source<'tickets-confirmed'>): EmailParts {
  const {siteUrl, labels, frame, texts, data} = source
  const {event, buyer, tickets, items, orderNumber} = data
  const bought = items.map(({name, quantity}) => `${quantity} × ${name}`)
  return {
    body: [
      facts([
        ...whenAndWhere(source),
        {label: labels.tickets, value: bought.join(', ') || String(tickets)},
        {label: labels.orderNumber, value: orderNumber},
        {label: labels.name, value: nameText(buyer ?? '')},
        ...paymentFacts(source),
      ]),
      ...(event.path
        ? [actionLink({href: siteUrl + event.path, label: texts.button, hint: frame.linkHint})]
        : []),
    ],
    attachments: event.dateToBeConfirmed ? [] : calendarFile(source),
  }
}

import {messageGroups, type MessageGroup} from '@site/schemas/statuses/registration'
import {countCharacters} from '@site/schemas/texts/count-characters'
import {
  REGISTRANTS_SUBJECT_LIMIT,
  REGISTRANTS_TEXT_LIMIT,
  registrantsMessage,
  type RegistrantsMessage,
} from '@site/schemas/requests/registrants-message'
import * as z from 'zod'
import type {Registration} from '../records/registration.ts'
import type {TicketOrder} from '../records/ticket-order.ts'

/** Who may get a message about an event. */
export interface Readers {
  registrations: readonly Registration[]
  orders: readonly TicketOrder[]
}

export interface MessageDraft extends RegistrantsMessage {
  statuses: MessageGroup[]
}

export const emptyDraft: MessageDraft = {
  lt: {subject: '', text: ''},
  en: {subject: '', text: ''},
  statuses: ['registered', 'tickets'],
}

const languages = ['lt', 'en'] as const
const parts = ['subject', 'text'] as const

/** The order is that of the dialog. */
export const draftFields = languages.flatMap((language) =>
  parts.map((part) => ({
    name: `${language}.${part}` as const,
    id: `${language}-${part}` as const,
    language,
    part,
  })),
)

/** Error codes are `required` and `tooLong`, also `required` at `statuses` if nobody gets the message. */
export const messageDraft = (readers: Readers) =>
  registrantsMessage.extend({
    statuses: z
      .array(z.enum(messageGroups))
      .refine((statuses) => countRecipients(readers, statuses) > 0, 'required'),
  })

const limits = {subject: REGISTRANTS_SUBJECT_LIMIT, text: REGISTRANTS_TEXT_LIMIT}

/** The number of characters that are too many. */
export const excessOf = (part: keyof typeof limits, typed: string) =>
  countCharacters(typed.trim()) - limits[part]

/** Each registration and each order with an address gets one email. */
export function countRecipients({registrations, orders}: Readers, groups: readonly string[]): number {
  const buyers = groups.includes('tickets') ? orders.filter(({hasEmail}) => hasEmail).length : 0
  return registrations.filter(({status}) => groups.includes(status)).length + buyers
}

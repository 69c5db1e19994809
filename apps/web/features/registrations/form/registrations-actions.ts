import {onePerId} from '#/ui/forms/one-per-id.ts'
import {createFormSender, type FormSender} from '#/supabase/form-submission.ts'
import type {EventInBrief} from '../event-in-brief.ts'

export type RegistrationKind = keyof typeof senders

/** What is sent about the event. */
export interface RequestEvent {
  eventKey: string
  /** The title is in the page's language. */
  name: string
  /** The day is in London, as YYYY-MM-DD. */
  date: string
}

export interface FormEvent extends RequestEvent, EventInBrief {}

/** The sender of an event stays the same, so that a retry stays one after the dialog was closed and opened again. */
const senders = {
  general: onePerId(() => createFormSender('register-for-event')),
  trip: onePerId(() => createFormSender('send-bus-registration')),
  race: onePerId(() => createFormSender('send-race-registration')),
}

export function senderFor(kind: RegistrationKind, eventKey: string): FormSender {
  return senders[kind](eventKey)
}

import {onePerId} from '#/one-per-id.ts'
import {createFormSender, type FormSender} from '#/supabase/form-submission.ts'

export type RegistrationKind = keyof typeof senders

export interface FormEvent {
  eventKey: string
  /** The title is in the page's language. */
  name: string
  /** The day is in London, as YYYY-MM-DD. */
  date: string
}

/** The sender of an event stays the same, so that a retry stays one after the dialog was closed and opened again. */
const senders = {
  general: onePerId(() => createFormSender('register-for-event')),
  trip: onePerId(() => createFormSender('send-bus-registration')),
  race: onePerId(() => createFormSender('send-race-registration')),
}

export function senderFor(kind: RegistrationKind, eventKey: string): FormSender {
  return senders[kind](eventKey)
}

import {createFormSender, type FormSender} from '#/supabase/form-submission.ts'

/** Each kind has its form and its edge function. */
export type RegistrationKind = keyof typeof functions

const functions = {
  general: 'register-for-event',
  trip: 'send-bus-registration',
  race: 'send-race-registration',
}

export interface FormEvent {
  eventKey: string
  /** The title is in the page's language. */
  name: string
  /** The day is in London, as YYYY-MM-DD. */
  date: string
}

const senders = new Map<string, FormSender>()

/** The sender stays the same, so that a retry stays one after the dialog was closed and opened again. */
export function senderFor(kind: RegistrationKind, eventKey: string): FormSender {
  const id = `${kind} ${eventKey}`
  const sender = senders.get(id) ?? createFormSender(functions[kind])
  senders.set(id, sender)
  return sender
}

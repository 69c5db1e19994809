import {createFormSender, type FormSender} from '#/supabase/form-submission.ts'

/** A kind of registration, each with its form and its edge function. */
export type RegistrationKind = keyof typeof functions

const functions = {
  general: 'register-for-event',
  trip: 'send-bus-registration',
  race: 'send-race-registration',
}

/** The event that a form is for. */
export interface FormEvent {
  eventKey: string
  /** Title in the page's language. */
  name: string
  /** Its day in London, as YYYY-MM-DD. */
  date: string
}

const senders = new Map<string, FormSender>()

/** The sender of an event's form, always the same: a retry stays one after the dialog was closed and opened again. */
export function senderFor(kind: RegistrationKind, eventKey: string): FormSender {
  const id = `${kind} ${eventKey}`
  const sender = senders.get(id) ?? createFormSender(functions[kind])
  senders.set(id, sender)
  return sender
}

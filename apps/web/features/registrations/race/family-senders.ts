import type {FormSender} from '#/supabase/form-submission.ts'
import {createFamilySender} from './family.ts'

type FamilySender = ReturnType<typeof createFamilySender>

const senders = new Map<string, FamilySender>()

/** The sender stays the same, so that a child can be tried again after the dialog was closed. */
export function familySenderFor(eventKey: string, sender: FormSender): FamilySender {
  const family = senders.get(eventKey) ?? createFamilySender(sender)
  senders.set(eventKey, family)
  return family
}

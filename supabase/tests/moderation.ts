import type {Transaction} from './database.ts'
import {addEvent} from './content.ts'
import {makeAdmin, signUp} from './people.ts'

/** An event, a user and an admin. */
export async function cast(tx: Transaction) {
  const event = await addEvent(tx)
  const rasa = await signUp(tx, 'Rasa', {last_name: 'Žąsytė'})
  const ona = await makeAdmin(tx, await signUp(tx, 'Ona', {last_name: 'Onaitytė'}))
  return {event, rasa, ona}
}

/** The admin's audit log, oldest first: action, subject type, subject id, details. */
export const actionsOf = async (tx: Transaction, {id}: {id: string}) => {
  const rows =
    await tx`select action, subject_type, subject_id, details from public.audit_log where actor_id = ${id} order by id`
  return rows.map(({action, subject_type, subject_id, details}) => [
    action,
    subject_type,
    subject_id,
    details,
  ])
}

import type {MessageGroup} from '@site/schemas/statuses/registration'
import type {RegistrantsMessage} from '@site/schemas/requests/registrants-message'
import {query, type QueryError, type Result} from '#/supabase/query.ts'

/** The database raises it when somebody else has decided meanwhile. */
const CONFLICT = 'PT409'

export type DecisionResult = Result<undefined, QueryError | 'ended'>

const asDecision = (result: Result<undefined>): DecisionResult =>
  !result.ok && result.code === CONFLICT ? {...result, error: 'ended'} : result

/** The person gets an email. */
export async function decideRegistration(
  registrationId: string,
  isAccepted: boolean,
): Promise<DecisionResult> {
  const args = {registration_id: registrationId, is_accepted: isAccepted}
  return asDecision(await query((supabase) => supabase.rpc('decide_registration', args)))
}

/** The person gets an email. */
export async function withdrawRegistration(registrationId: string): Promise<DecisionResult> {
  const args = {registration_id: registrationId}
  return asDecision(await query((supabase) => supabase.rpc('withdraw_registration', args)))
}

/** The log keeps the reason. */
export async function moveRegistrationUp(registrationId: string, reason: string): Promise<DecisionResult> {
  const args = {registration_id: registrationId, reason}
  return asDecision(await query((supabase) => supabase.rpc('move_registration_up', args)))
}

/** Writes to everybody with one of the statuses, or with tickets, once for each key. Returns the number of emails. */
export function messageRegistrants(
  eventKey: string,
  statuses: readonly MessageGroup[],
  {lt, en}: RegistrantsMessage,
  key: string,
): Promise<Result<number>> {
  return query((supabase) =>
    supabase.rpc('message_registrants', {
      event_key: eventKey,
      statuses: [...statuses],
      messages: {lt: {...lt}, en: {...en}},
      key,
    }),
  )
}

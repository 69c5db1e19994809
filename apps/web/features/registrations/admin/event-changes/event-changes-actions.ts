import type {MessageGroup} from '@site/schemas/statuses/registration'
import type {RegistrantsMessage} from '@site/schemas/requests/registrants-message'
import {query, type QueryError, type Result} from '#/supabase/query.ts'
import type {EventChange} from '../records/event-change.ts'

/** The database raises it when the event has changed again, or somebody else has resolved the change. */
const CONFLICT = 'PT409'

export type ResolutionResult<Data> = Result<Data, QueryError | 'outdated'>

const asResolution = <Data>(result: Result<Data>): ResolutionResult<Data> =>
  !result.ok && result.code === CONFLICT ? {...result, error: 'outdated'} : result

type Known = Pick<EventChange, 'id' | 'revision'>

/** Writes to everybody with one of the statuses, or with tickets, once for each key. Returns the number of emails. */
export async function announceEventChange(
  {id, revision}: Known,
  statuses: readonly MessageGroup[],
  {lt, en}: RegistrantsMessage,
  key: string,
): Promise<ResolutionResult<number>> {
  return asResolution(
    await query((supabase) =>
      supabase.rpc('announce_event_change', {
        change_id: id,
        revision,
        statuses: [...statuses],
        messages: {lt: {...lt}, en: {...en}},
        key,
      }),
    ),
  )
}

export async function dismissEventChange({id, revision}: Known): Promise<ResolutionResult<undefined>> {
  return asResolution(
    await query((supabase) => supabase.rpc('dismiss_event_change', {change_id: id, revision})),
  )
}

import {useWaiting, type Waiting} from '#/features/admin-list/use-waiting.ts'
import {query} from '#/supabase/query.ts'
import {requestsKey} from './records/registrations-admin-queries.ts'

const POLL_MS = 60_000

export function useRequests({isEnabled}: {isEnabled: boolean}): Waiting<{event_key: string}> {
  return useWaiting({
    queryKey: requestsKey,
    load: () =>
      query((supabase) =>
        supabase
          .from('event_registrations')
          .select('event_key', {count: 'exact'})
          .eq('status', 'requested')
          .order('created_at')
          .limit(1),
      ),
    isEnabled,
    everyMs: POLL_MS,
  })
}

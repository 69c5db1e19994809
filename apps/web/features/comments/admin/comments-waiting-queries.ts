import {useWaiting, type Waiting} from '#/features/admin-list/use-waiting.ts'
import {query} from '#/supabase/query.ts'
import {commentsKey} from './list/comments-list-queries.ts'

const POLL_MS = 30_000

export function usePendingComments({isEnabled}: {isEnabled: boolean}): Waiting {
  return useWaiting({
    queryKey: [...commentsKey, 'waiting'],
    load: () =>
      query((supabase) =>
        supabase.from('event_comments').select('id', {count: 'exact'}).eq('status', 'pending').limit(1),
      ),
    isEnabled,
    everyMs: POLL_MS,
  })
}

import {useWaiting, type Waiting} from '#/features/admin-list/use-waiting.ts'
import {query} from '#/supabase/query.ts'
import {messagesKey} from './messages/messages-queries.ts'

const POLL_MS = 60_000

export function useNewMessages({isEnabled}: {isEnabled: boolean}): Waiting {
  return useWaiting({
    queryKey: [...messagesKey, 'waiting'],
    load: () =>
      query((supabase) =>
        supabase.from('contact_messages').select('id', {count: 'exact'}).eq('status', 'new').limit(1),
      ),
    isEnabled,
    everyMs: POLL_MS,
  })
}

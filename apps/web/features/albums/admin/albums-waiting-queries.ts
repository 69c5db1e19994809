import {useWaiting, type Waiting} from '#/features/admin-list/use-waiting.ts'
import {query} from '#/supabase/query.ts'
import {photosKey} from './photos/photos-queries.ts'

const POLL_MS = 60_000

/** There may be more pending photos than are listed. */
export function usePendingPhotos({isEnabled}: {isEnabled: boolean}): Waiting {
  return useWaiting({
    queryKey: [...photosKey, 'waiting'],
    load: () => query((supabase) => supabase.from('photo_uploads').select('id', {count: 'exact'}).limit(1)),
    isEnabled,
    everyMs: POLL_MS,
  })
}

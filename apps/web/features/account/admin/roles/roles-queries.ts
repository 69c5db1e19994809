import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'

export interface GivableEvent {
  key: string
  title: {lt: string | null; en: string | null}
  /** It is an ISO instant, or null while the date is unknown. */
  startsAt: string | null
  isPublished: boolean
}

interface Row {
  key: string
  title_lt: string | null
  title_en: string | null
  starts_at: string | null
  removed_at: string | null
}

const fields = 'key, title_lt, title_en, starts_at, removed_at'

const toEvent = ({
  key,
  title_lt: lt,
  title_en: en,
  starts_at: startsAt,
  removed_at: removedAt,
}: Row): GivableEvent => ({
  key,
  title: {lt, en},
  startsAt,
  isPublished: removedAt === null,
})

/** Events on the site come before those that were removed. */
export const givableEventsQuery = queryOptions({queryKey: ['givableEvents'], queryFn: loadGivableEvents})

async function loadGivableEvents(): Promise<GivableEvent[]> {
  const result = await query((supabase) =>
    supabase
      .from('content_items')
      .select(fields)
      .eq('kind', 'event')
      .order('starts_at', {ascending: false, nullsFirst: true})
      .order('key'),
  )
  return dataOf(result)
    .map(toEvent)
    .toSorted((one, other) => Number(other.isPublished) - Number(one.isPublished))
}

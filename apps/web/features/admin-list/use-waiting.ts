import {focusManager, useQuery, type QueryKey} from '@tanstack/react-query'
import type {Result} from '#/supabase/query.ts'
import {QueryFailure} from './query-client.ts'

/** What waits behind a tab. */
export interface Waiting<Row = unknown> {
  /** How much; undefined while unknown. */
  count: number | undefined
  /** What waits longest. */
  first: Row | undefined
  /** False until it has been loaded, or could not be. */
  isSettled: boolean
}

interface WaitingRows<Row> {
  queryKey: QueryKey
  /** Requests one row, with an exact count of all. */
  load: () => Promise<Result<Row[]>>
  /** False for somebody who may not see them. */
  isEnabled: boolean
  everyMs: number
}

/** What waits behind a tab, polled while the page is visible. */
export function useWaiting<Row>({queryKey, load, isEnabled, everyMs}: WaitingRows<Row>): Waiting<Row> {
  const {data, isPending} = useQuery({
    queryKey,
    queryFn: async () => {
      const result = await load()
      if (!result.ok) throw new QueryFailure(result)
      return {count: result.count ?? result.data.length, first: result.data[0]}
    },
    enabled: isEnabled,
    refetchInterval: everyMs,
    refetchOnWindowFocus: true,
    refetchOnReconnect: () => focusManager.isFocused(),
  })
  return {count: data?.count, first: data?.first, isSettled: !isEnabled || !isPending}
}

import {focusManager, useQuery, type QueryKey} from '@tanstack/react-query'
import type {Result} from '#/supabase/query.ts'
import {QueryFailure} from './query-client.ts'

export interface Waiting<Row = unknown> {
  count: number | undefined
  first: Row | undefined
  isSettled: boolean
}

interface WaitingRows<Row> {
  queryKey: QueryKey
  /** The response has one row and an exact count of all. */
  load: () => Promise<Result<Row[]>>
  isEnabled: boolean
  everyMs: number
}

/** Polls while the page is visible. */
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

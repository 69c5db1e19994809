'use client'

import {
  onlineManager,
  QueryClient,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import {useState} from 'react'
import type {Failure, QueryError, Result} from '#/supabase/query.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: QueryFailure
  }
}

/** A failed `Result` as an error, since TanStack Query only knows failures that are thrown. */
export class QueryFailure extends Error {
  readonly error: QueryError
  readonly status: number
  readonly code: string

  constructor({error, status, code, cause}: Failure) {
    super(error, {cause})
    this.name = 'QueryFailure'
    this.error = error
    this.status = status
    this.code = code
  }
}

/**
 * The data of a result.
 *
 * @throws {QueryFailure} when the query failed
 */
export function dataOf<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data
  throw new QueryFailure(result)
}

/** The admin area's client. One for each visit, so that nothing is left for whoever logs in next. */
export function createQueryClient(): QueryClient {
  // TanStack Query assumes a connection until the browser reports a change.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Moderation must not start from rows that another admin may have changed since.
        gcTime: 0,
        retry: false,
        // Queries without a connection fail and say so; by default they would wait in silence.
        networkMode: 'always',
        refetchOnReconnect: ({state}) => state.status === 'error',
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** Refetches all queries below a key. Resolves when they have settled; never rejects. */
export function reloadQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // Responses still on their way may predate the change that calls for a reload.
  void client.cancelQueries({queryKey})
  return client.invalidateQueries({queryKey})
}

export interface Settled<Data> {
  /** The last data loaded, also during the next request and after it has failed. */
  data: Data | undefined
  /** Why the last request failed. */
  error: QueryFailure | null
  isLoading: boolean
  reload: () => Promise<void>
}

/**
 * A query whose data and error stay until the next request has settled, also when its key changes. `keepPreviousData`
 * is not enough: it drops the data when that request fails, and the error as soon as it is retried.
 */
export function useSettledQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, QueryFailure, Data, Key>,
): Settled<Data> {
  const client = useQueryClient()
  const {data, error, isFetching, isPending} = useQuery(options)
  const [settled, setSettled] = useState({data, error})
  if (!isFetching && !isPending) {
    const next = {data: data ?? settled.data, error}
    if (next.data !== settled.data || next.error !== settled.error) setSettled(next)
  }
  return {...settled, isLoading: isFetching, reload: () => reloadQueries(client, options.queryKey)}
}

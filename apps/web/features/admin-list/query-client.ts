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

/** A failed `Result` as an error, since TanStack Query expects failures to be thrown. */
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

/** The admin area's query client: a new one for each visit, so that no data is left for the next user. */
export function createQueryClient(): QueryClient {
  // TanStack Query assumes a connection until the browser reports a change.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Never show cached rows, which another admin may have changed since.
        gcTime: 0,
        retry: false,
        // Offline queries fail and show an error; by default they would be paused.
        networkMode: 'always',
        refetchOnReconnect: ({state}) => state.status === 'error',
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** Refetches all queries below a key. Resolves when they have settled; never rejects. */
export function reloadQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // Responses in flight may predate the change that calls for a reload.
  void client.cancelQueries({queryKey})
  return client.invalidateQueries({queryKey})
}

export interface Settled<Data> {
  /** The last loaded data, also during the next request and after its failure. */
  data: Data | undefined
  /** Why the last request failed. */
  error: QueryFailure | null
  isLoading: boolean
  reload: () => Promise<void>
}

/**
 * A query that keeps its data and error until the next request has settled, even when its key changes.
 * `keepPreviousData` drops the data when that request fails, and the error as soon as it is retried.
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

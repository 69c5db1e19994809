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

/** TanStack Query expects failures to be thrown. */
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

/** @throws {QueryFailure} when the query failed */
export function dataOf<Data>(result: Result<Data>): Data {
  if (result.ok) return result.data
  throw new QueryFailure(result)
}

/** Each visit gets a new client, so that no data is left for the next user. */
export function createQueryClient(): QueryClient {
  // TanStack Query assumes a connection until the browser reports a change.
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Another admin may have changed cached rows since.
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

/** Resolves when the queries have finished; never rejects. */
export function reloadQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // Responses in flight may predate the change that calls for a reload.
  void client.cancelQueries({queryKey})
  return client.invalidateQueries({queryKey})
}

export interface Settled<Data> {
  /** The data stays during the next request and after its failure. */
  data: Data | undefined
  error: QueryFailure | null
  isLoading: boolean
  reload: () => Promise<void>
}

/** Keeps data and error until the next request ends; `keepPreviousData` drops them on a failure or retry. */
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

/** Returns the code that a database function gives a refusal, or an empty string. */
export function refusalDetail(cause: unknown): string {
  const details: unknown = typeof cause === 'object' && cause && 'details' in cause ? cause.details : ''
  return typeof details === 'string' ? details : ''
}

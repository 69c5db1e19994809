import {getSupabase, type SupabaseClient} from './supabase-client.ts'

/** Why a query failed. `unavailable`: Supabase does not answer; `offline`: this device has no connection. */
export type QueryError =
  'offline' | 'unavailable' | 'forbidden' | 'loggedOut' | 'tooMany' | 'duplicate' | 'failed'

export interface Success<Data> {
  ok: true
  data: Data
  /** HTTP status; 0 when nothing was sent. */
  status: number
  /** Rows in all, if the query asked for a count. */
  count: number | null
}

export interface Failure<Error = QueryError> {
  ok: false
  error: Error
  /** HTTP status; 0 when there was no response. */
  status: number
  /** Postgres, PostgREST, Auth or edge function error code; empty when there was none. */
  code: string
  /** The vendor's error, for the rare caller that needs more of it. */
  cause: unknown
}

export type Result<Data, Error = QueryError> = Success<Data> | Failure<Error>

/** A result that needed no request. */
export function success<Data>(data: Data): Success<Data> {
  return {ok: true, data, status: 0, count: null}
}

/** A failure found before any request was sent. */
export function failure<Error>(error: Error, cause?: unknown): Failure<Error> {
  return {ok: false, error, status: 0, code: '', cause}
}

/** What the responses of tables, Auth and Storage have in common; edge functions are in edge-function.ts. */
interface Response {
  data?: unknown
  error: ResponseError | null
  status?: number
  count?: number | null
}

interface ResponseError {
  code?: string
  status?: number
}

type DataOf<QueryResponse extends Response> = Extract<QueryResponse, {data: unknown; error: null}>['data']

const TIMEOUT_MS = 10_000

/**
 * Sends one request with the Supabase client, which is loaded on first use. Never rejects: a missing connection, a
 * client that cannot be loaded and a timeout are failures with status 0.
 */
export async function query<QueryResponse extends Response>(
  request: (supabase: SupabaseClient) => PromiseLike<QueryResponse>,
  {timeoutMs = TIMEOUT_MS}: {timeoutMs?: number} = {},
): Promise<Result<DataOf<QueryResponse>>> {
  try {
    const supabase = await withTimeout(getSupabase(), timeoutMs)
    const response = await withTimeout(request(supabase), timeoutMs)
    if (response.error) return toFailure(response.error, response.status)
    return {
      ok: true,
      data: response.data as DataOf<QueryResponse>,
      status: response.status ?? 200,
      count: response.count ?? null,
    }
  } catch (error) {
    return failure(queryError(0, ''), error)
  }
}

function toFailure(error: ResponseError, responseStatus: number | undefined): Failure {
  const status = responseStatus ?? error.status ?? 0
  const code = error.code ?? ''
  return {ok: false, error: queryError(status, code), status, code, cause: error}
}

/** Classifies a failed request by its HTTP status and error code. */
export function queryError(status: number, code: string): QueryError {
  if (status === 429) return 'tooMany'
  if (code === '23505') return 'duplicate'
  if (status === 401 && code !== '42501') return 'loggedOut'
  if (code === '42501') return 'forbidden'
  if (status === 0) return navigator.onLine === false ? 'offline' : 'unavailable'
  return status > 500 ? 'unavailable' : 'failed'
}

function withTimeout<Data>(promise: PromiseLike<Data>, ms: number): Promise<Data> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response after ${ms} ms`)), ms)
    void Promise.resolve(promise)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

import {logOutIfEnded} from './ended-session.ts'
import {hasStoredSession} from './session.ts'
import {getSupabase, getTables, type SupabaseClient, type Tables} from './supabase-client.ts'

/**
 * `unavailable`: Supabase did not respond; `offline`: this device has no connection; `forbidden`: a policy or grant
 * refuses the query; `loggedOut`: the session is missing or has ended; `duplicate`: a unique constraint refuses it.
 */
export type QueryError =
  'offline' | 'unavailable' | 'forbidden' | 'loggedOut' | 'tooMany' | 'duplicate' | 'failed'

export interface Success<Data> {
  ok: true
  data: Data
  /** The HTTP status is 0 when nothing was sent. */
  status: number
  /** It is null unless the query requested a count. */
  count: number | null
}

export interface Failure<Error = QueryError> {
  ok: false
  error: Error
  /** The HTTP status is 0 when there was no response. */
  status: number
  /** Postgres, PostgREST, Auth or an edge function gave the code; it is empty if there is none. */
  code: string
  cause: unknown
}

export type Result<Data, Error = QueryError> = Success<Data> | Failure<Error>

export function success<Data>(data: Data): Success<Data> {
  return {ok: true, data, status: 0, count: null}
}

export function failure<Error>(error: Error, cause?: unknown): Failure<Error> {
  return {ok: false, error, status: 0, code: '', cause}
}

/** Responses from tables, Auth and Storage share this shape. For edge functions see edge-function.ts. */
interface SupabaseResponse {
  data?: unknown
  error: ResponseError | null
  status?: number
  count?: number | null
}

interface ResponseError {
  name?: string
  code?: string
  status?: number
}

type DataOf<Response extends SupabaseResponse> = Extract<Response, {data: unknown; error: null}>['data']

const TIMEOUT_MS = 10_000

/**
 * Never rejects: a missing connection, a client that cannot be loaded and a timeout are failures with status 0. If the
 * session has ended, this logs out, and the visitor sees a message.
 */
export async function query<Response extends SupabaseResponse>(
  request: (supabase: SupabaseClient) => PromiseLike<Response>,
  {timeoutMs = TIMEOUT_MS}: {timeoutMs?: number} = {},
): Promise<Result<DataOf<Response>>> {
  return send(getSupabase, request, timeoutMs)
}

/** Visitors without an account load a tenth of the script for these tables. */
export async function queryTables<Response extends SupabaseResponse>(
  request: (tables: Tables) => PromiseLike<Response>,
): Promise<Result<DataOf<Response>>> {
  return send(getTables, request, TIMEOUT_MS)
}

async function send<Client, Response extends SupabaseResponse>(
  load: () => Promise<Client>,
  request: (client: Client) => PromiseLike<Response>,
  timeoutMs: number,
): Promise<Result<DataOf<Response>>> {
  try {
    const client = await withTimeout(load(), timeoutMs)
    const response = await withTimeout(request(client), timeoutMs)
    if (response.error) {
      const failed = toFailure(response.error, response.status)
      return (await isOfEndedSession(failed)) ? {...failed, error: 'loggedOut'} : failed
    }
    return {
      ok: true,
      data: response.data as DataOf<Response>,
      status: response.status ?? 200,
      count: response.count ?? null,
    }
  } catch (error) {
    return failure(queryError(0, ''), error)
  }
}

function toFailure(error: ResponseError, responseStatus: number | undefined): Failure {
  const status = responseStatus ?? error.status ?? 0
  // supabase-js turns Auth's code into this error.
  const code = error.code ?? (error.name === 'AuthSessionMissingError' ? 'session_not_found' : '')
  return {ok: false, error: queryError(status, code), status, code, cause: error}
}

/** The database reports an ended session as a missing right: only Auth knows. */
async function isOfEndedSession({error}: Failure): Promise<boolean> {
  if (!['forbidden', 'loggedOut'].includes(error) || !hasStoredSession()) return false
  return withTimeout(getSupabase().then(logOutIfEnded), TIMEOUT_MS).catch(() => false)
}

export function queryError(status: number, code: string): QueryError {
  if (status === 429) return 'tooMany'
  if (code === '23505') return 'duplicate'
  if ((status === 401 && code !== '42501') || code === 'session_not_found') return 'loggedOut'
  if (code === '42501') return 'forbidden'
  if (status === 0) return navigator.onLine === false ? 'offline' : 'unavailable'
  // Postgres cancels a statement that takes too long, and PostgREST makes a 500 of it.
  return status > 500 || code === '57014' ? 'unavailable' : 'failed'
}

function withTimeout<Data>(promise: PromiseLike<Data>, ms: number): Promise<Data> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timeout')), ms)
    void Promise.resolve(promise)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

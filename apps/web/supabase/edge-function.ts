import {supabaseEnv} from './env.ts'
import {failure, query, type Result} from './query.ts'

const CALL_TIMEOUT_MS = 60_000
const UPLOAD_TIMEOUT_MS = 120_000

/** Sends JSON as the logged-in user or with the publishable key. The code of a failure is that of `{error: {code}}`. */
export function callFunction(
  name: string,
  body: Record<string, unknown>,
  headers?: Record<string, string>,
): Promise<Result<unknown>> {
  return query(
    async ({functions}) => {
      const {data, error} = await functions.invoke<unknown>(name, {body, headers})
      const response = httpResponseOf(error)
      if (!response) return {data, error}
      return {data, error: {code: await errorCodeOf(response)}, status: response.status}
    },
    {timeoutMs: CALL_TIMEOUT_MS},
  )
}

/** supabase-js keeps the response in the `context` of its error. */
function httpResponseOf(error: unknown): Response | undefined {
  const context = typeof error === 'object' && error && 'context' in error ? error.context : undefined
  return context instanceof Response ? context : undefined
}

async function errorCodeOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const error: unknown = typeof body === 'object' && body && 'error' in body ? body.error : null
  const code: unknown = typeof error === 'object' && error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : ''
}

/** Posts as the logged-in user. `onProgress` gets the fraction that has been sent, from 0 to 1. */
export async function uploadToFunction(
  name: string,
  form: FormData,
  onProgress: (fraction: number) => void,
): Promise<Result<null>> {
  const session = await query(({auth}) => auth.getSession())
  // Auth refused to refresh an expired session.
  if (!session.ok) return session.error === 'failed' ? failure('loggedOut', session.cause) : session
  const token = session.data.session?.access_token
  if (!token) return failure('loggedOut')

  return query(
    async () => {
      const status = await post(`${supabaseEnv.url}/functions/v1/${name}`, form, {token, onProgress})
      return {data: null, error: status === 200 ? null : {}, status}
    },
    {timeoutMs: UPLOAD_TIMEOUT_MS},
  )
}

interface PostOptions {
  token: string
  onProgress: (fraction: number) => void
}

/** Resolves to the status, 0 without a response. `fetch` reports no progress of an upload. */
function post(url: string, form: FormData, {token, onProgress}: PostOptions): Promise<number> {
  const request = new XMLHttpRequest()
  request.open('POST', url)
  request.setRequestHeader('apikey', supabaseEnv.publishableKey)
  request.setRequestHeader('authorization', `Bearer ${token}`)
  request.timeout = UPLOAD_TIMEOUT_MS
  request.upload.addEventListener('progress', ({loaded, total}) => onProgress(total ? loaded / total : 0))
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(request.status))
    request.send(form)
  })
}

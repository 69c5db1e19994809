import {supabaseEnv} from './env.ts'
import {failure, query, queryError, type Result} from './query.ts'

const CALL_TIMEOUT_MS = 60_000
const UPLOAD_TIMEOUT_MS = 120_000

/** Calls an edge function with a JSON body. A failure has the code of the response's `{error: {code, message}}`. */
export async function callFunction(name: string, body: Record<string, unknown>): Promise<Result<unknown>> {
  const result = await query(({functions}) => functions.invoke<unknown>(name, {body}), {
    timeoutMs: CALL_TIMEOUT_MS,
  })
  const response = result.ok ? undefined : httpResponseOf(result.cause)
  if (result.ok || !response) return result
  const code = await errorCodeOf(response)
  const {status} = response
  return {...result, error: queryError(status, code), status, code}
}

/** The response, which supabase-js keeps in the `context` of its error. */
function httpResponseOf(cause: unknown): Response | undefined {
  const context = typeof cause === 'object' && cause && 'context' in cause ? cause.context : undefined
  return context instanceof Response ? context : undefined
}

async function errorCodeOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const error: unknown = typeof body === 'object' && body && 'error' in body ? body.error : null
  const code: unknown = typeof error === 'object' && error && 'code' in error ? error.code : null
  return typeof code === 'string' ? code : ''
}

/**
 * Posts a form to an edge function as the logged-in user.
 *
 * @param onProgress called with the fraction that has been sent, from 0 to 1
 */
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

  // fetch cannot report upload progress.
  const request = new XMLHttpRequest()
  request.open('POST', `${supabaseEnv.url}/functions/v1/${name}`)
  request.setRequestHeader('apikey', supabaseEnv.publishableKey)
  request.setRequestHeader('authorization', `Bearer ${token}`)
  request.timeout = UPLOAD_TIMEOUT_MS
  request.upload.addEventListener('progress', ({loaded, total}) => onProgress(total ? loaded / total : 0))
  const status = await new Promise<number>((resolve) => {
    request.addEventListener('loadend', () => resolve(request.status))
    request.send(form)
  })
  if (status === 200) return {ok: true, data: null, status, count: null}
  return {ok: false, error: queryError(status, ''), status, code: '', cause: undefined}
}

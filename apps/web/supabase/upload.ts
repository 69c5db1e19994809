import {supabaseEnv} from './env.ts'
import {failure, query, queryError, type Result} from './query.ts'

const TIMEOUT_MS = 120_000

/**
 * Posts a form to an edge function as the signed-in user.
 *
 * @param onProgress called with the share that has been sent, from 0 to 1
 */
export async function uploadToFunction(
  name: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<Result<null>> {
  const session = await query(({auth}) => auth.getSession())
  if (!session.ok) return session
  const token = session.data.session?.access_token
  if (!token) return failure('signedOut')

  // fetch cannot report upload progress.
  const request = new XMLHttpRequest()
  request.open('POST', `${supabaseEnv.url}/functions/v1/${name}`)
  request.setRequestHeader('apikey', supabaseEnv.publishableKey)
  request.setRequestHeader('authorization', `Bearer ${token}`)
  request.timeout = TIMEOUT_MS
  request.upload.addEventListener('progress', ({loaded, total}) => onProgress(total ? loaded / total : 0))
  const status = await new Promise<number>((resolve) => {
    request.addEventListener('loadend', () => resolve(request.status))
    request.send(form)
  })
  if (status === 200) return {ok: true, data: null, status, count: null}
  return {ok: false, error: queryError(status, ''), status, code: '', cause: undefined}
}

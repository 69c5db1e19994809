import type {PhotoUpload} from '@site/schemas/requests/photo'
import {supabaseEnv} from '#/supabase/env.ts'
import {getSupabase} from '#/supabase/supabase-client.ts'

export type UploadFailure = 'unavailable' | 'signedOut' | 'tooLarge' | 'notAPicture' | 'noAlbum' | 'failed'

const failures: Record<number, UploadFailure> = {
  0: 'unavailable',
  401: 'signedOut',
  403: 'signedOut',
  404: 'noAlbum',
  413: 'tooLarge',
  415: 'notAPicture',
  503: 'unavailable',
}

/**
 * Sends a photo to wait for approval.
 *
 * @param onProgress told how much has been sent, from 0 to 1
 */
export async function uploadPhoto(
  photo: Blob,
  {albumKey, altLt, altEn}: PhotoUpload,
  onProgress: (share: number) => void,
): Promise<{ok: true} | {ok: false; error: UploadFailure}> {
  const supabase = await getSupabase()
  const {data} = await supabase.auth.getSession()
  if (!data.session) return {ok: false, error: 'signedOut'}
  const form = new FormData()
  form.set('photo', photo, 'photo.jpg')
  for (const [name, value] of Object.entries({albumKey, altLt, altEn})) form.set(name, value)

  // Only XMLHttpRequest tells how far a body has been sent.
  const request = new XMLHttpRequest()
  request.open('POST', `${supabaseEnv.url}/functions/v1/upload-photo`)
  request.setRequestHeader('apikey', supabaseEnv.publishableKey)
  request.setRequestHeader('authorization', `Bearer ${data.session.access_token}`)
  request.timeout = 120_000
  request.upload.addEventListener('progress', ({loaded, total}) => onProgress(total ? loaded / total : 0))
  const status = await new Promise<number>((done) => {
    request.addEventListener('loadend', () => done(request.status))
    request.send(form)
  })
  return status === 200 ? {ok: true} : {ok: false, error: failures[status] ?? 'failed'}
}

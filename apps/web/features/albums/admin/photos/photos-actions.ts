import type {PhotoReview, PhotoUpload} from '@site/schemas/requests/photo'
import {callFunction, uploadToFunction} from '#/supabase/edge-function.ts'
import {success, type Result} from '#/supabase/query.ts'

/** Each error has a message: `adminPhotos.fault.<error>`. */
export type UploadError =
  'unavailable' | 'signedOut' | 'tooLarge' | 'notAPicture' | 'noAlbum' | 'tooMany' | 'failed'

const uploadErrors: Record<number, UploadError> = {
  0: 'unavailable',
  401: 'signedOut',
  403: 'signedOut',
  404: 'noAlbum',
  413: 'tooLarge',
  415: 'notAPicture',
  429: 'tooMany',
  503: 'unavailable',
}

/** @param onProgress called with the fraction that has been sent, from 0 to 1 */
export async function uploadPhoto(
  photo: Blob,
  {albumKey, altLt, altEn}: PhotoUpload,
  onProgress: (fraction: number) => void,
): Promise<Result<null, UploadError>> {
  const form = new FormData()
  form.set('photo', photo, 'photo.jpg')
  for (const [name, value] of Object.entries({albumKey, altLt, altEn})) form.set(name, value)
  const result = await uploadToFunction('upload-photo', form, onProgress)
  if (result.ok) return result
  const error = result.error === 'loggedOut' ? 'signedOut' : (uploadErrors[result.status] ?? 'failed')
  return {...result, error}
}

/** `gone`: another admin was faster; `broken`: the file is damaged. Each has `adminPhotos.waiting.fault.<error>`. */
export type ReviewError = 'gone' | 'broken' | 'signedOut' | 'unavailable' | 'failed'

const reviewErrors: Record<number, ReviewError> = {
  0: 'unavailable',
  401: 'signedOut',
  403: 'signedOut',
  404: 'gone',
  415: 'broken',
}

export async function reviewPhoto(review: PhotoReview): Promise<Result<null, ReviewError>> {
  const result = await callFunction('review-photo', review)
  return result.ok ? success(null) : {...result, error: reviewErrors[result.status] ?? 'failed'}
}

import {maximumPhotoBytes, photoUpload} from '@site/schemas/requests/photo'
import type {UploadError} from './photos-actions.ts'

export type PhotoError = 'tooLarge' | 'notAPicture'

export interface PickedPhoto {
  id: string
  name: string
  /** It is an object URL; null for a file that cannot be uploaded. */
  preview: string | null
  photo: Blob | null
  altLt: string
  altEn: string
  error?: PhotoError | UploadError
  /** It runs from 0 to 1 during the upload. */
  progress?: number
}

export type AltError = 'altMissing' | 'altTooLong'

export function altError(text: string): AltError | undefined {
  if (photoUpload.shape.altLt.safeParse(text).success) return undefined
  return text.trim() === '' ? 'altMissing' : 'altTooLong'
}

/** The longer side in pixels is more than any page shows, and much less than a phone's camera takes. */
const MAX_SIDE = 2560
const QUALITY = 0.88

/** The prepared photo is upright, scaled down, and without metadata such as the location. */
export async function preparePhoto(
  file: File,
): Promise<{ok: true; photo: Blob} | {ok: false; error: PhotoError}> {
  if (file.size > maximumPhotoBytes) return {ok: false, error: 'tooLarge'}
  const picture = await createImageBitmap(file, {imageOrientation: 'from-image'}).catch(() => null)
  if (!picture) return {ok: false, error: 'notAPicture'}
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return {ok: false, error: 'notAPicture'}
  // JPEG has no transparency: transparent parts become white instead of black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const photo = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return photo ? {ok: true, photo} : {ok: false, error: 'notAPicture'}
}

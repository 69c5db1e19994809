import {maximumPhotoBytes, photoUpload, type PhotoUpload} from '@site/schemas/requests/photo'
import {HttpError} from '../_shared/http-error.ts'
import {readPhoto, type Photo} from './read-photo.ts'

export type Upload = PhotoUpload & {photo: Photo}

export async function readUpload(request: Request): Promise<Upload> {
  const form = await readForm(request)
  const file = form.get('photo')
  const fields = photoUpload.safeParse({
    albumKey: form.get('albumKey'),
    altLt: form.get('altLt'),
    altEn: form.get('altEn'),
  })
  if (!fields.success || !(file instanceof Blob))
    throw new HttpError('bad_request', 'The form must hold photo, albumKey, altLt and altEn')
  if (file.size > maximumPhotoBytes) throw new HttpError('payload_too_large', 'The photo has more than 10 MB')
  return {...fields.data, photo: await readPhoto(file)}
}

async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError('bad_request', 'The body must be a form', {cause: error})
  }
}

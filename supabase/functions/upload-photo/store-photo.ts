import {HttpError} from '../_shared/http-error.ts'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import type {PhotoBucket} from '../_shared/photo-bucket.ts'
import type {Upload} from './read-upload.ts'

export async function storePhoto(
  client: ServiceClient,
  bucket: PhotoBucket,
  upload: Upload,
  uploader: string,
): Promise<string> {
  const id = crypto.randomUUID()
  const path = `${id}.${upload.photo.extension}`
  const stored = await bucket.upload(path, upload.photo.bytes, {contentType: upload.photo.type})
  if (stored.error) throw new Error(`Storage refused ${path}: ${stored.error.message}`)
  const {error} = await client.from('photo_uploads').insert({
    id,
    album_key: upload.albumKey,
    storage_path: path,
    alt_lt: upload.altLt,
    alt_en: upload.altEn,
    uploaded_by: uploader,
  })
  if (error) await bucket.remove([path])
  throwOnError('photo_uploads', error)
  return id
}

/** @throws {HttpError} not_found when the album does not exist */
export async function requireAlbum(client: ServiceClient, key: string): Promise<void> {
  const {count, error} = await client
    .from('content_items')
    .select('key', {count: 'exact', head: true})
    .eq('key', key)
    .eq('kind', 'photoAlbum')
    .is('removed_at', null)
  throwOnError('content_items', error)
  if (!count) throw new HttpError('not_found', 'There is no such album')
}

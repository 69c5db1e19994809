import {personalDataKinds} from '@site/schemas/personal-data/kinds'
import type {PhotoBucket} from '../_shared/photo-bucket.ts'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'

/** Deletes photos that nobody has reviewed within the term of the privacy page, with their files. */
export async function purgePhotos(client: ServiceClient, bucket: PhotoBucket): Promise<void> {
  const before = new Date()
  before.setUTCFullYear(before.getUTCFullYear() - personalDataKinds.waitingPhoto.term.years)
  const {data, error} = await client
    .from('photo_uploads')
    .select('storage_path')
    .lt('created_at', before.toISOString())
  throwOnError('photo_uploads', error)
  const paths = (data ?? []).map((photo) => photo.storage_path)
  if (paths.length === 0) return
  const removed = await bucket.remove(paths)
  if (removed.error) throw new Error(`Photos cannot be removed: ${removed.error.message}`)
  const deleted = await client.from('photo_uploads').delete().in('storage_path', paths)
  throwOnError('photo_uploads', deleted.error)
}

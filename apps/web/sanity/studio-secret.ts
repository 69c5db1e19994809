import 'server-only'
import {schemaType} from '@sanity/preview-url-secret/constants'
import {client} from './client.ts'

const MAX_LENGTH = 200

/**
 * True for a secret that the Studio wrote into the dataset within so many seconds. Sanity's own check takes the secret of its
 * shared links too, which lasts until somebody deletes it.
 */
export async function isStudioSecret(secret: string, maxAgeSeconds: number): Promise<boolean> {
  if (secret === '' || secret.length > MAX_LENGTH) return false
  return client.fetch<boolean>(
    `count(*[
      _type == "${schemaType}" && secret == $secret && dateTime(_updatedAt) > dateTime(now()) - $maxAgeSeconds
    ]) > 0`,
    {secret, maxAgeSeconds},
    {perspective: 'raw', cache: 'no-store'},
  )
}

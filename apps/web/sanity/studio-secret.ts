import 'server-only'
import {schemaType} from '@sanity/preview-url-secret/constants'
import {BatchedLookup} from '#/shared-cache/batched-lookup.ts'
import {client, lookupAllowance} from './client.ts'

const MAX_LENGTH = 200

/** Each age is in seconds; `Infinity` stands for a secret that the Studio did not write. */
const ages = new BatchedLookup<number>({
  name: 'studio-secret',
  maxQuestions: 50,
  allowance: lookupAllowance,
  async answer(secrets) {
    const found = await client.fetch<{secret: string; age: number}[]>(
      `*[_type == "${schemaType}" && secret in $secrets]{secret, "age": dateTime(now()) - dateTime(_updatedAt)}`,
      {secrets},
      {perspective: 'raw', cache: 'no-store'},
    )
    return secrets.map((each) =>
      Math.min(...found.flatMap(({secret, age}) => (secret === each ? [age] : []))),
    )
  },
})

/** Sanity's own check also takes the secret of its shared links, which lasts until somebody deletes it. */
export async function isStudioSecret(secret: string, maxAgeSeconds: number): Promise<boolean> {
  if (secret === '' || secret.length > MAX_LENGTH) return false
  return (await ages.ask(secret)) < maxAgeSeconds
}

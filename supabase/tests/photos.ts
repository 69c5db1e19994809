import {randomUUID} from 'node:crypto'
import {as, service} from './callers.ts'
import type {Transaction} from './database.ts'
import type {Person} from './people.ts'

/** A photo as the function that takes uploads writes it. */
export const photoFields = (album: string, person: Person) => ({
  album_key: album,
  storage_path: `${randomUUID()}.jpg`,
  alt_lt: 'Vaikai šoka',
  alt_en: 'Children dance',
  uploaded_by: person.id,
})

/** A photo that waits for approval. Returns its id. */
export async function addPhoto(tx: Transaction, album: string, person: Person): Promise<string> {
  const [photo] = await as(tx, service)<{id: string}>`
    insert into public.photo_uploads ${tx(photoFields(album, person))} returning id`
  return photo?.id ?? ''
}

import {rm} from 'node:fs/promises'
import type {Progress} from '../supervisor/progress.ts'
import {writeArchive} from './archive.ts'
import {checkArchive} from './check-archive.ts'
import {makeKey} from './keys.ts'
import {manifestName, type Manifest} from './manifest.ts'
import type {Place} from './place.ts'
import {saveContent} from './save-content.ts'
import {saveDatabase} from './save-database.ts'
import {saveFiles} from './stored-files.ts'

export interface Backup {
  place: Place
  path: string
  /** The public keys whose secret keys will decrypt it. */
  recipients: string[]
  progress: Progress
}

/**
 * The database comes first: a photo that is published meanwhile is then in both, and not in neither. The list of what the
 * backup holds comes last, so a backup without its end has none.
 *
 * It is read back with a key that is made for this and forgotten, since whoever makes backups has no other.
 */
export async function makeBackup({place, path, recipients, progress}: Backup): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  const once = await makeKey()
  await writeArchive(path, [...recipients, once.recipient], async (archive) => {
    const {database, objects} = await progress.step('Saving the database', () =>
      saveDatabase(place.databaseUrl, archive),
    )
    const storage = await progress.step('Saving the files of Storage', () =>
      saveFiles(place.storage, objects, archive),
    )
    const content = await progress.step('Saving the content and its files', () =>
      saveContent(place.content, archive),
    )
    const manifest: Manifest = {version: 1, createdAt, database, storage, content}
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 1)))
  })
  try {
    return await progress.step('Reading the backup back', () => checkArchive(path, once.secret))
  } catch (error) {
    await rm(path, {force: true})
    throw error
  }
}

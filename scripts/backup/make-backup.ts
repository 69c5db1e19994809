import type {Progress} from '../supervisor/progress.ts'
import {writeArchive} from './archive.ts'
import {manifestName, type Manifest} from './manifest.ts'
import type {Place} from './place.ts'
import {saveContent} from './save-content.ts'
import {saveDatabase} from './save-database.ts'
import {saveFiles} from './stored-files.ts'

interface Backup {
  place: Place
  path: string
  passphrase: string
  progress: Progress
}

/**
 * The database comes first: a photo that is published meanwhile is then in both, and not in neither. The list of what the
 * backup holds comes last, so a backup without its end has none.
 */
export async function makeBackup({place, path, passphrase, progress}: Backup): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  let manifest: Manifest | undefined
  await writeArchive(path, passphrase, async (archive) => {
    const {database, objects} = await progress.step('Saving the database', () =>
      saveDatabase(place.databaseUrl, archive),
    )
    const storage = await progress.step('Saving the files of Storage', () =>
      saveFiles(place.storage, objects, archive),
    )
    const content = await progress.step('Saving the content and its files', () =>
      saveContent(place.content, archive),
    )
    manifest = {version: 1, createdAt, database, storage, content}
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, null, 1)))
  })
  if (!manifest) throw new Error('The backup was not written.')
  return manifest
}

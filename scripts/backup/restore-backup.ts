import {join} from 'node:path'
import type {Progress} from '../supervisor/progress.ts'
import {root} from '../supervisor/variables.ts'
import {readArchive, type Entry} from './archive.ts'
import {checkArchive} from './check-archive.ts'
import {readErasures} from './erase-again.ts'
import {loadContent, markUnfinished, removeMark, requireEmptyDataset} from './load-content.ts'
import {loadDatabase, prepareDatabase} from './load-database.ts'
import type {Manifest} from './manifest.ts'
import type {Place} from './place.ts'
import {loadFiles, requireNoOtherFiles} from './stored-files.ts'

export type Part = 'content' | 'database'

interface Restore {
  place: Place
  path: string
  secret: string
  progress: Progress
  /** A newer backup, which knows who was erased since. */
  newer?: () => Promise<string | undefined>
  /** Of the database and the content, both by default. The files of Storage belong to the database. */
  parts?: Part[]
  /** Called once it is known that the backup is whole. */
  confirm?: (manifest: Manifest) => Promise<void>
}

export interface Restored {
  manifest: Manifest
  /** Emails and newsletters that an admin must decide on. */
  held: number
  /** How many were erased again, and until when the newer backup knows; undefined without such a list. */
  erasedAgain: {count: number; knownUntil: string} | undefined
}

/**
 * Restores into an empty place and compares everything with the backup. The rows come last, in one transaction, so until then
 * nothing is served or sent from the backup, and what was cut short can be started again.
 *
 * @throws {Error} that says what to do
 */
export async function restoreBackup({
  place,
  path,
  secret,
  progress,
  newer = async () => undefined,
  parts = ['content', 'database'],
  confirm = async () => {},
}: Restore): Promise<Restored> {
  const manifest = await progress.step('Checking the backup', () => checkArchive(path, secret))
  const {createdAt, content, storage, database} = manifest
  const entries = (start: string) => only(start, readArchive(path, secret))
  const withContent = parts.includes('content')
  const withDatabase = parts.includes('database')

  if (withContent) await requireEmptyDataset(place.content, createdAt)
  await confirm(manifest)
  const erasures = withDatabase
    ? await progress.step('Looking who was erased since', async () => {
        const newerPath = await newer()
        return newerPath === undefined ? undefined : await readErasures(newerPath, secret)
      })
    : undefined
  if (withDatabase) {
    await progress.step('Preparing the database', () =>
      prepareDatabase(place.databaseUrl, database, join(root, 'supabase/migrations')),
    )
    await requireNoOtherFiles(place.storage, storage)
  }
  if (withContent) {
    await markUnfinished(place.content, createdAt)
    await progress.step('Restoring the content and its files', () =>
      loadContent(place.content, content, entries('content/')),
    )
  }
  let held = 0
  let erasedAgain: Restored['erasedAgain']
  if (withDatabase) {
    await progress.step('Restoring the files of Storage', () =>
      loadFiles(place.storage, storage, entries('storage/')),
    )
    await progress.step('Restoring the database', async () => {
      const loaded = await loadDatabase(place.databaseUrl, manifest, entries('database/'), erasures)
      held = loaded.held
      if (erasures && loaded.erased !== undefined)
        erasedAgain = {count: loaded.erased, knownUntil: erasures.knownUntil}
    })
  }
  if (withContent) await removeMark(place.content)
  return {manifest, held, erasedAgain}
}

async function* only(start: string, entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  for await (const entry of entries) if (entry.name.startsWith(start)) yield entry
}

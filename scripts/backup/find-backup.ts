import {mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {basename, dirname, join, resolve} from 'node:path'
import {shell} from '../env.ts'
import {readBucket, type BackupBucket} from './bucket.ts'
import {newestBackup} from './kept-backups.ts'

/** How a command names a backup. */
export const backupArgument = 'FILE, a folder or bucket: (the newest there), or bucket:NAME'

interface Found {
  path: string
  /** A newer backup from the same place, which knows who was erased since. */
  newer: () => Promise<string | undefined>
}

/**
 * Runs with the file of the backup that was named. What comes from the bucket is deleted afterwards.
 * @throws {Error} when there is none
 */
export async function withBackup<Result>(
  named: string,
  run: (found: Found) => Promise<Result>,
): Promise<Result> {
  if (!named.startsWith('bucket:')) return await run(inFolder(resolve(invokedFrom(), named)))
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  try {
    return await run(await fromBucket(requireBucket(), named.slice('bucket:'.length), folder))
  } finally {
    rmSync(folder, {recursive: true, force: true})
  }
}

/** npm runs scripts in the project's root, wherever it was called. */
export const invokedFrom = () => shell.INIT_CWD ?? process.cwd()

function requireBucket(): BackupBucket {
  const bucket = readBucket()
  if (bucket) return bucket
  throw new Error('No bucket is named: set the variables BACKUP_S3_… of docs/backup.md.')
}

function inFolder(named: string): Found {
  const isFolder = statSync(named, {throwIfNoEntry: false})?.isDirectory() === true
  const name = isFolder ? newestBackup(readdirSync(named)) : basename(named)
  if (name === undefined) throw new Error(`There is no backup in ${named}.`)
  const folder = isFolder ? named : dirname(named)
  return {
    path: join(folder, name),
    newer: async () => {
      const newest = newestBackup(readdirSync(folder))
      return newest !== undefined && newest > name ? join(folder, newest) : undefined
    },
  }
}

async function fromBucket(bucket: BackupBucket, named: string, folder: string): Promise<Found> {
  const newest = newestBackup(await bucket.list())
  const name = named || newest
  if (name === undefined) throw new Error(`There is no backup in the bucket ${bucket.name}.`)
  const fetched = async (wanted: string) => {
    const path = join(folder, basename(wanted))
    await bucket.download(wanted, path)
    return path
  }
  return {
    path: await fetched(name),
    newer: async () => (newest !== undefined && newest > name ? await fetched(newest) : undefined),
  }
}

import {readdirSync, rmSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import type {BackupBucket} from './bucket.ts'
import {outdatedBackups} from './kept-backups.ts'
import {makeBackup, type Backup} from './make-backup.ts'
import type {Manifest} from './manifest.ts'
import {recordingRun, sendHeartbeat} from './record-run.ts'

interface Nightly extends Backup {
  bucket: BackupBucket | undefined
  /** Called when all is done. */
  heartbeat: string | undefined
}

/** Makes a backup, takes it to the bucket, deletes in both places what is outdated, and records it where its absence is noticed. */
export async function backUpNightly({bucket, heartbeat, progress, ...backup}: Nightly): Promise<Manifest> {
  const warn = (text: string) => progress.line(text)
  const manifest = await recordingRun('backup', backup.place.databaseUrl, warn, async () => {
    const made = await makeBackup({...backup, progress})
    const name = basename(backup.path)
    if (bucket) await progress.step(`Uploading to ${bucket.name}`, () => bucket.upload(backup.path, name))
    const deleted = [...deleteFromFolder(dirname(backup.path)), ...(await deleteFromBucket(bucket))]
    if (deleted.length > 0) progress.line(`Deleted what is outdated: ${deleted.join(', ')}`)
    return made
  })
  const fault = heartbeat ? await sendHeartbeat(heartbeat) : undefined
  if (fault) warn(fault)
  return manifest
}

function deleteFromFolder(folder: string): string[] {
  const outdated = outdatedBackups(readdirSync(folder), new Date())
  for (const name of outdated) rmSync(join(folder, name), {force: true})
  return outdated
}

async function deleteFromBucket(bucket: BackupBucket | undefined): Promise<string[]> {
  if (!bucket) return []
  const outdated = outdatedBackups(await bucket.list(), new Date())
  for (const name of outdated) await bucket.remove(name)
  return outdated.map((name) => `bucket:${name}`)
}

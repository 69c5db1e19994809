import {once} from 'node:events'
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {backUpNightly} from '../../scripts/backup/back-up-nightly.ts'
import {readBucket, type BackupBucket} from '../../scripts/backup/bucket.ts'
import {checkArchive} from '../../scripts/backup/check-archive.ts'
import {backupName} from '../../scripts/backup/kept-backups.ts'
import {makeKey} from '../../scripts/backup/keys.ts'
import {Progress} from '../../scripts/supervisor/progress.ts'
import {startPlace, type TestPlace} from '../support/backup-places.ts'
import {withDatabase} from '../support/database.ts'
import {startS3Server} from '../support/s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'nightly-'))
const heartbeats: string[] = []
const watcher = createServer((request, response) => {
  heartbeats.push(`${request.method} ${request.url}`)
  response.end()
})
let source: TestPlace
let server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  watcher.listen(0, '127.0.0.1')
  ;[source, server] = await Promise.all([
    startPlace({isNew: false}),
    startS3Server(),
    once(watcher, 'listening'),
  ])
}, 240_000)
afterAll(async () => {
  watcher.close()
  await Promise.all([source.stop(), server.stop()])
  rmSync(folder, {recursive: true})
})

function bucketOf(changes: object = {}): BackupBucket {
  const bucket = readBucket({...server.variables, ...changes})
  if (!bucket) throw new Error('The variables name no bucket.')
  return bucket
}

const record = async () => {
  const [row] = await withDatabase(
    (sql) => sql`select succeeded_at, failures, error from private.backups where kind = 'backup'`,
    source.supabase.databaseUrl,
  )
  return row
}

async function runNight(path: string, bucket: BackupBucket, recipients: string[]) {
  const {port} = watcher.address() as AddressInfo
  const lines: string[] = []
  const progress = new Progress({write: (text) => lines.push(text)})
  const heartbeat = `http://127.0.0.1:${port}/backup`
  await backUpNightly({place: source.place, path, recipients, progress, bucket, heartbeat})
  return lines.join('')
}

test('a night leaves one whole backup in both places, deletes what is outdated, and tells the site and who watches', async () => {
  const {secret, recipient} = await makeKey()
  const bucket = bucketOf()
  const old = backupName(new Date('2020-02-02T03:15:00Z'))
  const notes = join(folder, 'notes.txt')
  for (const path of [notes, join(folder, old)]) writeFileSync(path, 'x')
  await bucket.upload(notes, old)
  const name = backupName()
  const said = await runNight(join(folder, name), bucket, [recipient])

  expect(said).toContain(`Deleted what is outdated: ${old}, bucket:${old}`)
  expect(readdirSync(folder).toSorted()).toEqual(['notes.txt', name])
  expect(await bucket.list()).toEqual([name])
  const fetched = join(folder, 'fetched')
  await bucket.download(name, fetched)
  expect((await checkArchive(fetched, secret)).database.tables.length).toBeGreaterThan(50)
  expect(await record()).toMatchObject({succeeded_at: expect.any(Date), failures: 0})
  expect(heartbeats).toEqual(['POST /backup'])
})

test('a night that fails deletes nothing, says why to the site, and does not call who watches', async () => {
  const {recipient} = await makeKey()
  const before = await record()
  const calls = heartbeats.length
  const lost = join(folder, 'lost')
  mkdirSync(lost)
  const old = backupName(new Date('2020-02-02T03:15:00Z'))
  writeFileSync(join(lost, old), 'x')
  const refused = runNight(join(lost, backupName()), bucketOf({BACKUP_S3_SECRET: 'another'}), [recipient])
  await expect(refused).rejects.toThrow('SignatureDoesNotMatch')
  expect(readdirSync(lost)).toContain(old)
  expect(await record()).toEqual({
    succeeded_at: before?.succeeded_at,
    failures: 1,
    error: expect.stringContaining('SignatureDoesNotMatch'),
  })
  expect(heartbeats).toHaveLength(calls)
})

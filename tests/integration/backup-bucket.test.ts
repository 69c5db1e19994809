import {createHash} from 'node:crypto'
import {createReadStream, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {readBucket, type BackupBucket} from '../../scripts/backup/bucket.ts'
import {startS3Server} from '../support/s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'bucket-'))
let server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  server = await startS3Server()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, {recursive: true})
})

function bucket(changes: Record<string, string> = {}): BackupBucket {
  const found = readBucket({...server.variables, ...changes})
  if (!found) throw new Error('The variables name no bucket.')
  return found
}

async function sha256(path: string) {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

test.each([0, 1000, 70_000_000])('a file of %i bytes comes back as it was', async (size) => {
  const path = join(folder, 'sent')
  const name = `site-${size}`
  writeFileSync(path, Buffer.alloc(size, 'backup of the site'))
  await bucket().upload(path, name)
  expect(await bucket().list()).toContain(name)
  await bucket().download(name, join(folder, 'received'))
  expect(statSync(join(folder, 'received')).size).toBe(size)
  expect(await sha256(join(folder, 'received'))).toBe(await sha256(path))
  await bucket().remove(name)
  expect(await bucket().list()).not.toContain(name)
})

test('lists backups, and nothing else', async () => {
  const path = join(folder, 'small')
  writeFileSync(path, 'x')
  const names = Array.from({length: 12}, (_, at) => `site-${String(at).padStart(2, '0')}`)
  for (const name of [...names, 'others/notes.txt']) await bucket().upload(path, name)
  expect(await bucket().list()).toEqual(names)
  expect(readFileSync(path, 'utf8')).toBe('x')
})

test('another secret and another bucket are refused', async () => {
  await expect(bucket({BACKUP_S3_SECRET: 'another'}).list()).rejects.toThrow('SignatureDoesNotMatch')
  await expect(bucket({BACKUP_S3_BUCKET: 'elsewhere'}).list()).rejects.toThrow('There is no bucket elsewhere')
}, 60_000)

test('a bucket is named wholly or not at all', () => {
  expect(readBucket({})).toBeUndefined()
  expect(() => readBucket({...server.variables, BACKUP_S3_REGION: ''})).toThrow(
    'BACKUP_S3_REGION must hold the region of the bucket',
  )
})

import {StorageClient} from '@supabase/storage-js'
import {createHash} from 'node:crypto'
import {readWhole, type ArchiveWriter, type Entry} from './archive.ts'
import {entryOf, type Bucket, type Manifest} from './manifest.ts'
import type {StoredObject} from './save-database.ts'
import {tryAgain} from './try-again.ts'

type Saved = Manifest['storage']

export interface StorageAccess {
  url: string
  secretKey: string
}

const MINUTE = 60_000

/** Storage-js gives up on no request by itself. */
const openStorage = ({url, secretKey}: StorageAccess) =>
  new StorageClient(
    `${url}/storage/v1`,
    {apikey: secretKey, authorization: `Bearer ${secretKey}`},
    (input, init) => fetch(input, {...init, signal: AbortSignal.timeout(5 * MINUTE)}),
  )

type Storage = ReturnType<typeof openStorage>

/** @throws {Error} when a file has gone since the database was read */
export async function saveFiles(
  access: StorageAccess,
  objects: StoredObject[],
  archive: ArchiveWriter,
): Promise<Saved> {
  const storage = openStorage(access)
  const files: Saved['files'] = []
  const buckets = await readBuckets(storage, access)
  for (const {bucket, path} of objects) {
    const blob = await tryAgain(() => download(storage, bucket, path))
    const content = Buffer.from(await blob.arrayBuffer())
    await archive.add(entryOf.file(bucket, path), content)
    files.push({bucket, path, contentType: blob.type, bytes: content.length, sha256: sha256(content)})
  }
  return {buckets, files}
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function readBuckets(storage: Storage, {url}: StorageAccess): Promise<Bucket[]> {
  const {data, error} = await storage.listBuckets()
  if (error) throw new Error(`Supabase Storage at ${url} lists no buckets: ${error.message}`)
  return data.map((bucket) => ({
    id: bucket.id,
    public: bucket.public,
    fileSizeLimit: bucket.file_size_limit ?? null,
    allowedMimeTypes: bucket.allowed_mime_types ?? null,
  }))
}

async function download(storage: Storage, bucket: string, path: string): Promise<Blob> {
  const {data, error} = await storage.from(bucket).download(path)
  if (!error) return data
  throw new Error(
    `The file ${path} of the bucket ${bucket} could not be read (${error.message}). If it was deleted a moment ago, ` +
      'start the backup again.',
  )
}

/** An interrupted restore leaves files of the backup, which are stored again. @throws {Error} when there are others */
export async function requireNoOtherFiles(access: StorageAccess, saved: Saved): Promise<void> {
  const storage = openStorage(access)
  const own = new Set(saved.files.map(({bucket, path}) => `${bucket}/${path}`))
  for (const {id} of await readBuckets(storage, access)) {
    const others = (await listFiles(storage, id)).filter((path) => !own.has(`${id}/${path}`))
    if (others.length === 0) continue
    throw new Error(
      `The bucket ${id} at ${access.url} has ${others.length} files. A backup is restored into an empty project only: ` +
        'make a new one.',
    )
  }
}

/** All of a bucket, page by page. */
async function listFiles(storage: Storage, bucket: string): Promise<string[]> {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const {data, error} = await storage.from(bucket).listV2({limit: 1000, ...(cursor && {cursor})})
    if (error) throw new Error(`Supabase Storage does not list the bucket ${bucket}: ${error.message}`)
    names.push(...data.objects.map(({name}) => name))
    cursor = data.hasNext ? data.nextCursor : undefined
  } while (cursor)
  return names
}

/** Uploads every file and reads it again. A bucket that the migrations do not make is created. */
export async function loadFiles(
  access: StorageAccess,
  saved: Saved,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  const storage = openStorage(access)
  const there = new Set((await readBuckets(storage, access)).map(({id}) => id))
  for (const bucket of saved.buckets) if (!there.has(bucket.id)) await createBucket(storage, bucket)
  const files = new Map(saved.files.map((file) => [entryOf.file(file.bucket, file.path), file]))
  for await (const {name, content} of entries) {
    const file = files.get(name)
    if (!file) continue
    const bytes = await readWhole(content)
    await tryAgain(() => upload(storage, file, bytes))
    const stored = await tryAgain(() => download(storage, file.bucket, file.path))
    if (sha256(Buffer.from(await stored.arrayBuffer())) !== file.sha256)
      throw new Error(`The file ${file.path} of the bucket ${file.bucket} did not arrive as it was sent.`)
  }
}

async function createBucket(storage: Storage, {id, fileSizeLimit, allowedMimeTypes, ...rest}: Bucket) {
  const {error} = await storage.createBucket(id, {
    public: rest.public,
    fileSizeLimit,
    allowedMimeTypes,
  })
  if (error) throw new Error(`The bucket ${id} could not be created: ${error.message}`)
}

async function upload(storage: Storage, file: Saved['files'][number], content: Buffer) {
  // A restore that was interrupted has stored some already.
  const {error} = await storage
    .from(file.bucket)
    .upload(file.path, content, {contentType: file.contentType, upsert: true})
  if (error)
    throw new Error(`The file ${file.path} of the bucket ${file.bucket} was not stored: ${error.message}`)
}

import {randomUUID} from 'node:crypto'
import type {Database} from './database.ts'
import {checkKey} from './names.ts'
import type {ObjectFiles} from './object-files.ts'
import {
  findBucket,
  insertObject,
  replaceObject,
  upsertObject,
  type FileMetadata,
  type ObjectValues,
} from './objects-table.ts'
import {errors} from './storage-error.ts'
import {readUploadBody, type UploadBody} from './upload-body.ts'

/** The dashboard uses this name for an empty folder. It has no content, and no limit of type applies. */
const isEmptyFolder = (name: string) => name.endsWith('.emptyFolderPlaceholder')

interface Upload {
  bucket: string
  name: string
  isUpsert: boolean
  owner?: string
}

interface Stores {
  files: ObjectFiles
  fileSizeLimit: number
}

/** @throws {StorageError} when the upload is refused; neither row nor file is left then */
export async function storeUpload(request: Request, upload: Upload, db: Database, stores: Stores) {
  const {bucket: bucketId, name, isUpsert, owner} = upload
  const bucket = await db.asService((tx) => findBucket(tx, bucketId))
  const limit = isEmptyFolder(name)
    ? 0
    : Math.min(stores.fileSizeLimit, bucket.file_size_limit ?? Number.POSITIVE_INFINITY)
  const body = await readUploadBody(request)
  try {
    if (bucket.allowed_mime_types?.length && !isEmptyFolder(name))
      checkMimeType(body.mimetype, bucket.allowed_mime_types)
    if (!body.isForm && (body.contentLength ?? 0) > limit) throw errors.tooLarge()
    checkKey(name)
    const values = {bucket_id: bucketId, name, owner, user_metadata: body.userMetadata}
    const {mimetype, contentLength} = body
    await checkMayUpload(db, {...values, metadata: {mimetype, contentLength}}, isUpsert)
    return await storeObject(body, {...values, version: randomUUID()}, limit, db, stores.files)
  } finally {
    body.file.destroy()
  }
}

/** @throws {StorageError} when policies forbid it, or the key is taken and `isUpsert` is false */
export async function checkMayUpload(
  db: Database,
  values: Omit<ObjectValues, 'version'>,
  isUpsert: boolean,
): Promise<void> {
  const object = {...values, version: '1'}
  await db.probe((tx) => (isUpsert ? upsertObject(tx, object) : insertObject(tx, object)))
}

async function storeObject(
  body: UploadBody,
  object: ObjectValues,
  limit: number,
  db: Database,
  files: ObjectFiles,
) {
  const received = await files.receive(body.file, limit)
  const metadata: FileMetadata = {
    eTag: received.eTag,
    size: received.size,
    mimetype: body.mimetype,
    cacheControl: body.cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: received.size,
    httpStatusCode: 200,
  }
  // If the commit fails, the file stays until the next start, which removes files without a row.
  try {
    const {stored, replaced} = await db.asService(async (tx) => {
      const result = await replaceObject(tx, {...object, metadata, user_metadata: object.user_metadata ?? {}})
      await files.keep(received, object)
      return result
    })
    await files.remove(replaced)
    return stored
  } finally {
    await files.discard(received)
  }
}

function checkMimeType(mimetype: string, allowed: string[]) {
  const [type, subtype] = mimetype.split('/')
  const isAllowed = allowed.some((one) => {
    const [allowedType, allowedSubtype] = one.split('/')
    return allowedType === type && (allowedSubtype === '*' || allowedSubtype === subtype)
  })
  if (subtype === undefined || !isAllowed) throw errors.invalidMimeType(mimetype)
}

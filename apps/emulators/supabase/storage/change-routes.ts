import {randomUUID} from 'node:crypto'
import {Hono} from 'hono'
import * as z from 'zod'
import {checkBucketName, checkKey} from './names.ts'
import {findObject, replaceObject, updateObject, type StoredObject} from './objects-table.ts'
import {readJson} from './request-body.ts'
import {objectOf, type StorageContext} from './storage-context.ts'
import {errors} from './storage-error.ts'
import {checkMayUpload} from './upload.ts'
import {readHeaderMetadata} from './upload-body.ts'

const DELETE_LIMIT = 1000

const toMove = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().optional(),
  destinationKey: z.string(),
})
const toCopy = toMove.extend({
  metadata: z.object({cacheControl: z.string().optional(), mimetype: z.string().optional()}).optional(),
  copyMetadata: z.boolean().optional(),
})
const toDelete = z.object({prefixes: z.array(z.string()).min(1)})

/** Storage returns an empty text for no owner. */
const shown = ({path_tokens: _tokens, ...row}: StoredObject) => ({
  ...row,
  owner: row.owner ?? '',
  owner_id: row.owner_id ?? '',
  version: row.version ?? '',
})

export function changeRoutes(storage: StorageContext) {
  const app = new Hono()
  const {files} = storage

  app.post('/move', async (c) => {
    const db = await storage.connect(c, 'storage.object.move')
    const body = await readJson(c.req.raw, toMove)
    const source = {bucket_id: body.bucketId, name: body.sourceKey}
    const target = {
      bucket_id: body.destinationBucket || body.bucketId,
      name: body.destinationKey,
      version: randomUUID(),
      owner: db.caller.claims.sub,
    }
    checkBucketName(source.bucket_id)
    checkKey(target.name)
    await db.probe(async (tx) => {
      await findObject(tx, source.bucket_id, source.name)
      await updateObject(tx, source, target)
    })
    if (source.bucket_id !== target.bucket_id || source.name !== target.name) {
      const moved = await db.asService(async (tx) => {
        const object = await findObject(tx, source.bucket_id, source.name, {isLocked: true})
        await updateObject(tx, source, target)
        await files.copy(object, target)
        return object
      })
      await files.remove([moved])
    }
    return c.json({message: 'Successfully moved'})
  })

  app.post('/copy', async (c) => {
    const db = await storage.connect(c, 'storage.object.copy')
    const body = await readJson(c.req.raw, toCopy)
    const target = {bucket_id: body.destinationBucket || body.bucketId, name: body.destinationKey}
    checkBucketName(body.bucketId)
    checkKey(target.name)
    const source = await db.asCaller((tx) => findObject(tx, body.bucketId, body.sourceKey))
    const header = c.req.header('x-metadata') ?? ''
    const {copyMetadata = true} = body
    const values = {
      ...target,
      owner: db.caller.claims.sub,
      metadata: {...source.metadata, ...(!copyMetadata && body.metadata)},
      user_metadata: copyMetadata ? (source.user_metadata ?? undefined) : readHeaderMetadata(header),
    }
    await checkMayUpload(db, values, c.req.header('x-upsert') === 'true')
    const {stored, replaced} = await db.asService(async (tx) => {
      const from = await findObject(tx, source.bucket_id, source.name, {isLocked: true})
      const to = {...values, version: randomUUID()}
      const lastModified = new Date().toISOString()
      const result = await replaceObject(tx, {...to, metadata: {...to.metadata, lastModified}})
      await files.copy(from, to)
      return result
    })
    await files.remove(replaced)
    return c.json({Id: stored.id, Key: `${target.bucket_id}/${target.name}`, ...shown(stored)})
  })

  app.delete('/:bucket', async (c) => {
    const db = await storage.connect(c, 'storage.object.delete_many')
    const {prefixes} = await readJson(c.req.raw, toDelete)
    const bucket = c.req.param('bucket')
    checkBucketName(bucket)
    if (prefixes.length > DELETE_LIMIT)
      throw errors.invalidRequest(`Bulk object requests are limited to ${DELETE_LIMIT} objects per request.`)
    const removed = await db.asCaller(
      (tx) => tx<StoredObject[]>`
        delete from storage.objects where bucket_id = ${bucket} and name = any(${prefixes}) returning *`,
    )
    await files.remove(removed)
    return c.json(removed.map(shown))
  })

  app.delete('/:bucket/:name{.*}', async (c) => {
    const db = await storage.connect(c, 'storage.object.delete')
    const {bucket, name} = objectOf(c)
    checkBucketName(bucket)
    await db.asService((tx) => findObject(tx, bucket, name))
    const removed = await db.asCaller(
      (tx) => tx<StoredObject[]>`
        delete from storage.objects where bucket_id = ${bucket} and name = ${name} returning *`,
    )
    if (!removed.length) throw errors.accessDenied('Access denied')
    await files.remove(removed)
    return c.json({message: 'Successfully deleted'})
  })

  return app
}

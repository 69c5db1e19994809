import {Hono, type Context} from 'hono'
import {checkBucketName, checkKey} from './names.ts'
import {findBucket, findObject, type StoredObject} from './objects-table.ts'
import {sendObject} from './send-object.ts'
import {verifySignature} from './signed-urls.ts'
import {objectOf, type StorageContext} from './storage-context.ts'
import {errors} from './storage-error.ts'

export function downloadRoutes(storage: StorageContext) {
  const app = new Hono()

  const findForCaller = async (c: Context, operation: string) => {
    const {bucket, name} = objectOf(c)
    checkBucketName(bucket)
    const {db, isAuthenticated} = await storage.connectOptional(c, operation)
    const {public: isPublic} = await db.asService((tx) => findBucket(tx, bucket))
    if (!isPublic && !isAuthenticated) throw errors.noSuchBucket()
    checkKey(name)
    return isPublic
      ? db.asService((tx) => findObject(tx, bucket, name))
      : db.asCaller((tx) => findObject(tx, bucket, name))
  }

  const findPublic = async (c: Context, operation: string) => {
    const {bucket, name} = objectOf(c)
    checkBucketName(bucket)
    checkKey(name)
    return storage.connectAsService(c, operation).asService(async (tx) => {
      const {public: isPublic} = await findBucket(tx, bucket)
      if (!isPublic) throw errors.noSuchBucket()
      return findObject(tx, bucket, name)
    })
  }

  app.get('/sign/:bucket/:name{.*}', async (c) => {
    const {bucket, name} = objectOf(c)
    checkBucketName(bucket)
    const {expires} = await verifySignature(c.req.raw, {bucket, name}, 'download', storage.jwtSecret)
    const db = storage.connectAsService(c, 'storage.object.get_signed')
    checkKey(name)
    return sendObject(c, storage.files, () => db.asService((tx) => findObject(tx, bucket, name)), expires)
  })

  app.get('/public/:bucket/:name{.*}', (c) =>
    sendObject(c, storage.files, () =>
      findPublic(c, c.req.method === 'HEAD' ? 'storage.object.info_public' : 'storage.object.get_public'),
    ),
  )

  app.get('/info/public/:bucket/:name{.*}', async (c) =>
    sendInfo(c, await findPublic(c, 'storage.object.info_public')),
  )

  app.get('/info/authenticated/:bucket/:name{.*}', async (c) => {
    await storage.connect(c, 'object.get_authenticated_info')
    return sendInfo(c, await findForCaller(c, 'object.get_authenticated_info'))
  })

  app.get('/info/:bucket/:name{.*}', async (c) =>
    sendInfo(c, await findForCaller(c, 'object.get_authenticated_info')),
  )

  const getAuthenticated = (c: Context) =>
    sendObject(c, storage.files, () =>
      findForCaller(
        c,
        c.req.method === 'HEAD' ? 'object.head_authenticated_info' : 'storage.object.get_authenticated',
      ),
    )
  app.get('/authenticated/:bucket/:name{.*}', async (c) => {
    await storage.connect(c, 'storage.object.get_authenticated')
    return getAuthenticated(c)
  })
  app.get('/:bucket/:name{.*}', getAuthenticated)

  return app
}

function sendInfo(c: Context, object: StoredObject) {
  const {size, mimetype, cacheControl, eTag} = object.metadata ?? {}
  return c.json({
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: size ?? null,
    content_type: mimetype ?? null,
    cache_control: cacheControl ?? null,
    etag: eTag ?? null,
    metadata: object.user_metadata,
    last_modified: object.updated_at,
    created_at: object.created_at,
  })
}

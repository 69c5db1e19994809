import {Hono, type Context} from 'hono'
import type {Database} from './database.ts'
import {checkBucketName} from './names.ts'
import {signUpload, verifySignature} from './signed-urls.ts'
import {objectOf, type StorageContext} from './storage-context.ts'
import {checkMayUpload, storeUpload} from './upload.ts'
import {readHeaderMetadata} from './upload-body.ts'

export function uploadRoutes(storage: StorageContext) {
  const app = new Hono()

  const upload = async (c: Context, db: Database, isUpsert: boolean) => {
    const {bucket, name} = objectOf(c)
    checkBucketName(bucket)
    const {id} = await storeUpload(
      c.req.raw,
      {bucket, name, isUpsert, owner: db.caller.claims.sub},
      db,
      storage,
    )
    return c.json({Id: id, Key: `${bucket}/${name}`})
  }

  app.post('/upload/sign/:bucket/:name{.*}', async (c) => {
    const db = await storage.connect(c, 'storage.object.sign_upload_url')
    const {bucket, name} = objectOf(c)
    checkBucketName(bucket)
    const isUpsert = c.req.header('x-upsert') === 'true'
    const metadata = c.req.header('x-metadata')
    const values = {
      bucket_id: bucket,
      name,
      owner: db.caller.claims.sub,
      metadata: {mimetype: c.req.header('content-type')},
      user_metadata: metadata === undefined ? undefined : readHeaderMetadata(metadata),
    }
    await checkMayUpload(db, values, isUpsert)
    const token = await signUpload({bucket, name, isUpsert, owner: values.owner}, storage.jwtSecret)
    return c.json({url: `/object/upload/sign/${bucket}/${name}?token=${token}`, token})
  })

  app.put('/upload/sign/:bucket/:name{.*}', async (c) => {
    const {bucket, name} = objectOf(c)
    checkBucketName(bucket)
    const {owner, isUpsert} = await verifySignature(c.req.raw, {bucket, name}, 'upload', storage.jwtSecret)
    const db = storage.connectAsService(c, 'storage.object.upload_signed')
    await storeUpload(c.req.raw, {bucket, name, isUpsert, owner}, db, storage)
    return c.json({Key: `${bucket}/${name}`})
  })

  app.post('/:bucket/:name{.*}', async (c) => {
    const db = await storage.connect(c, 'storage.object.upload')
    return upload(c, db, c.req.header('x-upsert') === 'true')
  })

  app.put('/:bucket/:name{.*}', async (c) => {
    const db = await storage.connect(c, 'storage.object.upload_update')
    return upload(c, db, true)
  })

  return app
}

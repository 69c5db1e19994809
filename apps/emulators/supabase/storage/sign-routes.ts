import {Hono} from 'hono'
import * as z from 'zod'
import {checkBucketName, checkKey} from './names.ts'
import {findObject} from './objects-table.ts'
import {integer, readJson} from './request-body.ts'
import {checkExpiry, signDownload} from './signed-urls.ts'
import {objectOf, type StorageContext} from './storage-context.ts'

const one = z.object({expiresIn: integer(1)})
const many = z.object({expiresIn: integer(1), paths: z.array(z.string()).min(1).max(1000)})

/** Without image transformations, Storage ignores the option `transform`. */
export function signRoutes(storage: StorageContext) {
  const app = new Hono()

  app.post('/sign/:bucket', async (c) => {
    const db = await storage.connect(c, 'storage.object.sign_many')
    const {expiresIn, paths} = await readJson(c.req.raw, many)
    const bucket = c.req.param('bucket')
    checkExpiry(expiresIn)
    checkBucketName(bucket)
    const rows = await db.asCaller(
      (tx) => tx<{name: string}[]>`
        select name from storage.objects where bucket_id = ${bucket} and name = any(${paths})`,
    )
    const visible = new Set(rows.map(({name}) => name))
    const signed = paths.map(async (path) =>
      visible.has(path)
        ? {
            error: null,
            path,
            signedURL: await signDownload({bucket, name: path}, expiresIn, storage.jwtSecret),
          }
        : {error: 'Either the object does not exist or you do not have access to it', path, signedURL: null},
    )
    return c.json(await Promise.all(signed))
  })

  app.post('/sign/:bucket/:name{.*}', async (c) => {
    const db = await storage.connect(c, 'storage.object.sign')
    const {expiresIn} = await readJson(c.req.raw, one)
    const {bucket, name} = objectOf(c)
    checkExpiry(expiresIn)
    checkBucketName(bucket)
    checkKey(name)
    await db.asCaller((tx) => findObject(tx, bucket, name))
    return c.json({signedURL: await signDownload({bucket, name}, expiresIn, storage.jwtSecret)})
  })

  return app
}

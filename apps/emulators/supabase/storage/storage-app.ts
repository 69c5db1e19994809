import {Hono} from 'hono'
import {bucketRoutes} from './bucket-routes.ts'
import {changeRoutes} from './change-routes.ts'
import {downloadRoutes} from './download-routes.ts'
import {listRoutes} from './list-routes.ts'
import type {FileId} from './object-files.ts'
import {signRoutes} from './sign-routes.ts'
import {storageContext, type StorageContext, type StorageOptions} from './storage-context.ts'
import {errors, StorageError} from './storage-error.ts'
import {uploadRoutes} from './upload-routes.ts'

const PREFIX = '/storage/v1'

/** Supabase Storage responds as for disabled features. */
const disabledFeatures = ['render/image', 'upload/resumable', 's3', 'iceberg', 'vector', 'cdn']

/** The database needs `schema.sql`. */
export function createStorage(options: StorageOptions) {
  const storage = storageContext(options)
  const ready = removeLeftovers(storage)
  // Each request throws this error again.
  ready.catch(() => {})
  const app = new Hono().basePath(PREFIX)

  app.use(async (c, next) => {
    checkPath(new URL(c.req.url).pathname)
    await ready
    await next()
  })
  app.route('/bucket', bucketRoutes(storage))
  // The last of these match any object's path, such as /object/:bucket/*, so they come last.
  for (const routes of [listRoutes, signRoutes, changeRoutes, downloadRoutes, uploadRoutes])
    app.route('/object', routes(storage))
  for (const feature of disabledFeatures)
    app.all(`/${feature}/*`, () => {
      throw new StorageError(403, 'FeatureNotEnabled', 'feature not enabled for this tenant', {
        httpStatus: 403,
      })
    })

  app.notFound((c) => {
    const {pathname, search} = new URL(c.req.url)
    const message = `Route ${c.req.method}:${pathname.slice(PREFIX.length)}${search} not found`
    throw new StorageError(404, 'InvalidRequest', message, {error: 'Not Found', httpStatus: 404})
  })
  app.onError((error, c) => {
    const {body, httpStatus} =
      error instanceof StorageError
        ? error
        : new StorageError(500, 'InternalError', 'Internal Server Error', {
            error: 'Internal',
            httpStatus: 500,
          })
    if (httpStatus >= 500) console.error(error)
    return c.json(body, httpStatus)
  })
  return app
}

/** @throws {StorageError} when the path cannot be decoded, or has control characters, which no name may have */
function checkPath(pathname: string) {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    throw errors.invalidRequest(`'${pathname}' is not a valid url component`, 'Bad Request')
  }
  // oxlint-disable-next-line no-control-regex -- They are what it looks for.
  if (/[\u0000-\u001f\u007f]/.test(path)) throw errors.invalidKey(path)
}

async function removeLeftovers({sql, files}: StorageContext) {
  await files.removeAllBut(await sql<FileId[]>`select bucket_id, name, version from storage.objects`)
}

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

/** Parts of Supabase Storage that a project can have disabled. */
const disabledFeatures = ['render/image', 'upload/resumable', 's3', 'iceberg', 'vector', 'cdn']

const PREFIX = '/storage/v1'

/** Supabase Storage's API under `/storage/v1`, for a database with `schema.sql`. */
export function createStorage(options: StorageOptions) {
  const storage = storageContext(options)
  const ready = removeLeftovers(storage)
  const app = new Hono().basePath(PREFIX)

  app.use(async (c, next) => {
    checkPath(new URL(c.req.url).pathname)
    await ready
    await next()
  })
  app.route('/bucket', bucketRoutes(storage))
  // The last of these have the path of any object, such as /object/:bucket/*.
  for (const routes of [listRoutes, signRoutes, changeRoutes, downloadRoutes, uploadRoutes])
    app.route('/object', routes(storage))
  for (const feature of disabledFeatures) app.all(`/${feature}/*`, () => refuse(featureDisabled))

  app.notFound((c) => {
    const {pathname, search} = new URL(c.req.url)
    const message = `Route ${c.req.method}:${pathname.slice(PREFIX.length)}${search} not found`
    return refuse(
      new StorageError({
        statusCode: 404,
        code: 'InvalidRequest',
        error: 'Not Found',
        message,
        httpStatus: 404,
      }),
    )
  })
  app.onError((error) => {
    if (error instanceof StorageError) return refuse(error)
    console.error(error)
    return refuse(
      new StorageError({
        statusCode: 500,
        code: 'InternalError',
        error: 'Internal',
        message: 'Internal Server Error',
        httpStatus: 500,
      }),
    )
  })
  return app
}

const refuse = ({body, httpStatus}: StorageError) => Response.json(body, {status: httpStatus})

const featureDisabled = new StorageError({
  statusCode: 403,
  code: 'FeatureNotEnabled',
  message: 'feature not enabled for this tenant',
  httpStatus: 403,
})

/** @throws {StorageError} when the path cannot be decoded, or to a text that no key may have */
function checkPath(pathname: string) {
  let path: string
  try {
    path = decodeURIComponent(pathname)
  } catch {
    throw new StorageError({
      statusCode: 400,
      code: 'InvalidRequest',
      error: 'Bad Request',
      message: `'${pathname}' is not a valid url component`,
    })
  }
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(path)) throw errors.invalidKey(path)
}

async function removeLeftovers({sql, files}: StorageContext) {
  await files.removeAllBut(await sql<FileId[]>`select bucket_id, name, version from storage.objects`)
}

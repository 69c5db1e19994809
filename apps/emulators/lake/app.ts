import type {DatabaseSync} from 'node:sqlite'
import {Hono} from 'hono'
import {except} from 'hono/combine'
import type {ContentfulStatusCode} from 'hono/utils/http-status'
import {isDiskFull, isWriteMethod, type Disk} from '../http/full-disk.ts'
import {datasetRoutes} from './accounts/dataset-routes.ts'
import {loginRoutes} from './accounts/login-routes.ts'
import {openKeyValues} from './accounts/key-values.ts'
import type {People} from './accounts/people.ts'
import {createPersonOf} from './accounts/person-of.ts'
import {projectRoutes} from './accounts/project-routes.ts'
import {unusedServices} from './accounts/unused-services.ts'
import {userRoutes} from './accounts/user-routes.ts'
import {assetRoutes} from './assets/asset-routes.ts'
import type {AssetFiles} from './assets/asset-files.ts'
import {uploadRoutes} from './assets/upload-routes.ts'
import type {Store} from './contract.ts'
import {allowAnyOrigin, allowPrivateNetwork} from './cors.ts'
import {dataRoutes} from './data/data-routes.ts'
import type {LakeEnv} from './env.ts'
import {historyRoutes} from './history/history-routes.ts'
import {insufficientStorage, LakeError} from './lake-error.ts'
import type {QueryPool} from './queries/threads/query-pool.ts'

interface AppOptions {
  env: LakeEnv
  people: People
  store: Store
  files: AssetFiles
  state: DatabaseSync
  listenOrigin: string
  queries: QueryPool
}

export function createApp({env, people, store, files, state, listenOrigin, queries}: AppOptions): Hono {
  const projectId = env.SANITY_PROJECT_ID
  const personOf = createPersonOf(people)
  const keyValues = openKeyValues(state)

  const api = new Hono<{Variables: {apiVersion: string}}>()
  api.use(async (c, next) => {
    c.set('apiVersion', c.req.param('apiVersion')?.slice(1) ?? '1')
    await next()
  })
  api.get('/ping', (c) => c.json('PONG'))
  api.get('/check/cors', (c) => c.json({result: {allowed: true, withCredentials: true}}))
  api.route(
    '/',
    loginRoutes({people, personOf, studioUrl: env.STUDIO_URL, siteUrl: env.SITE_URL, listenOrigin}),
  )
  api.route('/', userRoutes({people, personOf, keyValues, projectId}))
  api.route('/', projectRoutes({people, personOf, projectId}))
  api.route('/', datasetRoutes({store, personOf}))
  api.route('/', unusedServices())
  api.route('/', uploadRoutes({store, files, personOf, projectId, listenOrigin}))
  api.route('/', dataRoutes({store, personOf, projectId, listenOrigin, queries}))
  api.route('/', historyRoutes({store, personOf}))

  const app = new Hono()
  app.use(except(['/:version/local/*', '/:version/auth/login/*'], allowPrivateNetwork, allowAnyOrigin))
  app.route('/', assetRoutes({store, files, projectId}))
  app.route('/:apiVersion{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}', api)
  app.notFound((c) => c.json({statusCode: 404, error: 'Not Found', message: `${c.req.path} not found`}, 404))
  app.onError((error, c) => {
    if (isDiskFull(error)) return c.json(insufficientStorage().body, 507)
    if (error instanceof LakeError) return c.json(error.body, error.status as ContentfulStatusCode)
    if (c.req.raw.signal.aborted) return c.json({}, 499 as ContentfulStatusCode)
    console.error(`${c.req.method} ${c.req.path} failed:`, error)
    return c.json(
      {statusCode: 500, error: 'Internal Server Error', message: 'An internal server error occurred'},
      500,
    )
  })
  return app
}

export const diskOf = (directory: string): Disk => ({
  directory,
  // A query may come by POST, and a log-in is stored in memory.
  isWrite: (method, path) => isWriteMethod(method) && !/\/(?:data\/query|auth)\//.test(path),
  full: () =>
    Response.json(insufficientStorage().body, {status: 507, headers: {'access-control-allow-origin': '*'}}),
})

import {Hono} from 'hono'
import type {PersonOf, Store} from '../contract.ts'
import type {QueryPool} from '../queries/threads/query-pool.ts'
import {documentRoutes} from './document-routes.ts'
import {listenRoutes} from './listen-routes.ts'
import {liveRoutes} from './live-routes.ts'
import {queryRoutes} from './query-routes.ts'
import {wholeDatasetRoutes} from './whole-dataset-routes.ts'
import {writeRoutes} from './write-routes.ts'

interface DataRoutes {
  store: Store
  personOf: PersonOf
  projectId: string
  listenOrigin: string
  queries: QueryPool
}

export function dataRoutes({store, personOf, projectId, listenOrigin, queries}: DataRoutes): Hono {
  const routes = new Hono()
  routes.route('/', queryRoutes({store, personOf, projectId, queries}))
  routes.route('/', documentRoutes({store, personOf}))
  routes.route('/', writeRoutes({store, personOf, projectId, queries}))
  routes.route('/', listenRoutes({store, personOf, projectId, listenOrigin}))
  routes.route('/', liveRoutes({store, personOf, listenOrigin}))
  routes.route('/', wholeDatasetRoutes({store, personOf}))
  return routes
}

import {Hono} from 'hono'
import {requirePerson} from '../accounts/person-of.ts'
import type {LakeDocument, PersonOf, Store} from '../contract.ts'
import {existingDataset} from './route-parameters.ts'

interface HistoryRoutes {
  store: Store
  personOf: PersonOf
}

/** Empty history in Sanity's shape. Of each document only the latest revision exists. */
export function historyRoutes({store, personOf}: HistoryRoutes): Hono {
  const routes = new Hono()

  routes.get('/data/history/:dataset/events/documents/:ids', (c) => {
    requirePerson(personOf, c.req.raw)
    existingDataset(store, c.req.param('dataset'))
    const ids = c.req.param('ids').split(',')
    return c.json({events: Object.fromEntries(ids.map((id) => [id, []])), nextCursor: ''})
  })

  routes.get('/data/history/:dataset/transactions/:ids', (c) => {
    requirePerson(personOf, c.req.raw)
    existingDataset(store, c.req.param('dataset'))
    return c.body('', 200, {'content-type': 'application/x-ndjson'})
  })

  routes.get('/data/history/:dataset/documents/:ids', (c) => {
    requirePerson(personOf, c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const {revision, time} = c.req.query()
    const isRequested = ({_rev, _updatedAt}: LakeDocument) =>
      (revision === undefined || revision === _rev) &&
      (time === undefined || Date.parse(_updatedAt) <= Date.parse(time))
    const documents = c.req
      .param('ids')
      .split(',')
      .flatMap((id) => dataset.get(id) ?? [])
    return c.json({documents: documents.filter(isRequested)})
  })

  return routes
}

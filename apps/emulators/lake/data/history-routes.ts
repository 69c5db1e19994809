import {Hono} from 'hono'
import type {PersonOf, Store} from '../contract.ts'

interface HistoryRoutes {
  store: Store
  personOf: PersonOf
}

/** History answers in the right shape with nothing in it; only the newest revision of a document is given. */
export function historyRoutes({store, personOf}: HistoryRoutes): Hono {
  const routes = new Hono()

  routes.get('/data/history/:dataset/events/documents/:ids', (c) => {
    personOf(c.req.raw)
    const events = Object.fromEntries(
      c.req
        .param('ids')
        .split(',')
        .map((id) => [id, []]),
    )
    return c.json({events, nextCursor: ''})
  })

  routes.get('/data/history/:dataset/transactions/:ids', (c) => {
    personOf(c.req.raw)
    return c.body('', 200, {'content-type': 'application/x-ndjson'})
  })

  routes.get('/data/history/:dataset/documents/:ids', (c) => {
    const person = personOf(c.req.raw)
    const dataset = store.dataset(c.req.param('dataset'))
    const revision = c.req.query('revision')
    const documents = c.req
      .param('ids')
      .split(',')
      .flatMap((id) => dataset.get(id) ?? [])
      .filter(({_rev}) => person && (revision === undefined || revision === _rev))
    return c.json({documents})
  })

  return routes
}

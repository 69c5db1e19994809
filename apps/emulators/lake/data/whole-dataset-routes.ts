import {Hono} from 'hono'
import type {PersonOf, Store} from '../contract.ts'
import {isPublic, publishedId} from './document-id.ts'
import {refersTo} from './references.ts'

interface WholeDatasetRoutes {
  store: Store
  personOf: PersonOf
}

/** What goes over every document: the export as NDJSON, and who refers to a document. */
export function wholeDatasetRoutes({store, personOf}: WholeDatasetRoutes): Hono {
  const routes = new Hono()

  routes.get('/data/export/:dataset', (c) => {
    const person = personOf(c.req.raw)
    const types = c.req.query('types')?.split(',')
    const documents = [...store.dataset(c.req.param('dataset')).documents()].filter(
      ({_id, _type}) => (person || isPublic(_id)) && (!types || types.includes(_type)),
    )
    const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
    return c.body(lines.join(''), 200, {'content-type': 'application/x-ndjson'})
  })

  // Only references from other datasets are listed; those of this one the Studio finds by a query of its own.
  routes.get('/data/references/:dataset/documents/:id/to', (c) => {
    personOf(c.req.raw)
    const id = c.req.param('id')
    const documents = [...store.dataset(c.req.param('dataset')).documents()]
    const referring = documents.filter(
      ({_id, ...content}) => publishedId(_id) !== id && refersTo(content, id),
    )
    return c.json({totalCount: referring.length, references: [], crossDatasetReferences: []})
  })

  return routes
}

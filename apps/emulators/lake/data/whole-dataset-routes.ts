import {Hono} from 'hono'
import type {PersonOf, Store} from '../contract.ts'
import {attributesOf} from '../document-attributes.ts'
import {isPublic, publishedId} from '../document-id.ts'
import {MAX_DATASET_ATTRIBUTES} from './require-limits.ts'
import {existingDataset} from './route-parameters.ts'
import {refersTo} from './references.ts'

interface WholeDatasetRoutes {
  store: Store
  personOf: PersonOf
}

export function wholeDatasetRoutes({store, personOf}: WholeDatasetRoutes): Hono {
  const routes = new Hono()

  routes.get('/data/export/:dataset', (c) => {
    const person = personOf(c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const types = c.req.query('types')?.split(',')
    const documents = [...dataset.documents()].filter(
      ({_id, _type}) => (person || isPublic(_id)) && (!types || types.includes(_type)),
    )
    const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
    return c.body(lines.join(''), 200, {'content-type': 'application/x-ndjson'})
  })

  routes.get('/data/stats/:dataset', (c) => {
    const dataset = existingDataset(store, c.req.param('dataset'))
    const attributes = new Set([...dataset.documents()].flatMap((document) => [...attributesOf(document)]))
    return c.json({fields: {count: {value: attributes.size, limit: MAX_DATASET_ATTRIBUTES}}})
  })

  // The lists are for references from other datasets, of which there are none. Internal ones are only counted.
  routes.get('/data/references/:dataset/documents/:id/to', (c) => {
    const person = personOf(c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const id = c.req.param('id')
    const excluded = c.req.query('excludeInternalReferences') === 'true'
    const referring = [...(excluded ? [] : dataset.documents())].filter(
      ({_id, ...content}) =>
        (person || isPublic(_id)) && publishedId(_id) !== publishedId(id) && refersTo(content, id),
    )
    return c.json({totalCount: referring.length, references: [], crossDatasetReferences: []})
  })

  return routes
}

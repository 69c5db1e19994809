import {Hono} from 'hono'
import type {Dataset, LakeDocument, PersonOf, Store} from '../contract.ts'
import {isPublic, publishedId} from '../document-id.ts'
import {existingDataset} from './route-parameters.ts'

interface DocumentRoutes {
  store: Store
  personOf: PersonOf
}

/** `includeAllVersions` adds drafts and versions, and `excludeContent` returns the omitted documents only. */
export function documentRoutes({store, personOf}: DocumentRoutes): Hono {
  const routes = new Hono()

  routes.get('/data/doc/:dataset/:ids', (c) => {
    const person = personOf(c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const ids = c.req.param('ids').split(',')
    const isVisible = (id: string) => person !== undefined || isPublic(id)
    const found =
      c.req.query('includeAllVersions') === 'true'
        ? ids.flatMap((id) => allVersions(dataset, id))
        : ids.flatMap((id) => dataset.get(id) ?? [])
    const documents = found.filter(({_id}) => isVisible(_id))
    const given = new Set(documents.map(({_id}) => _id))
    const omitted = ids
      .filter((id) => !given.has(id))
      .map((id) => ({id, reason: dataset.get(id) ? 'permission' : 'existence'}))
    return c.json({documents: c.req.query('excludeContent') === 'true' ? [] : documents, omitted})
  })

  return routes
}

const allVersions = (dataset: Dataset, id: string): LakeDocument[] =>
  [...dataset.documents()].filter(({_id}) => publishedId(_id) === publishedId(id))

import {Hono} from 'hono'
import type {PersonOf, Store} from '../contract.ts'
import {badRequest, datasetNotFound, insufficientPermission} from '../lake-error.ts'
import {requirePerson} from './person-of.ts'
import {datasetListing} from './profile.ts'
import {documentPermissions} from './roles.ts'

const validName = /^[a-z0-9][a-z0-9_-]{0,63}$/

/** A client that does not use the project hostname writes to the short path but reads from the long one. */
const both = <Path extends string>(
  path: Path,
): [`/datasets${Path}`, `/projects/:projectId/datasets${Path}`] => [
  `/datasets${path}`,
  `/projects/:projectId/datasets${path}`,
]

export function datasetRoutes({store, personOf}: {store: Store; personOf: PersonOf}) {
  const app = new Hono()

  const existing = (name: string) => {
    if (!store.datasetNames().includes(name)) throw datasetNotFound(name)
    return name
  }

  app.on('GET', both(''), (c) => {
    requirePerson(personOf, c.req.raw)
    // Comments and tasks live in an add-on dataset, which is not emulated.
    const addons = c.req.query('datasetProfile') !== undefined
    return c.json(addons ? [] : store.datasetNames().map(datasetListing))
  })

  app.on('GET', both('/:name'), (c) => {
    requirePerson(personOf, c.req.raw)
    return c.json(datasetListing(existing(c.req.param('name'))))
  })

  app.on('PUT', both('/:name'), (c) => {
    const {role} = requirePerson(personOf, c.req.raw)
    const name = c.req.param('name')
    if (role !== 'administrator') throw insufficientPermission('sanity.project.datasets/create')
    if (!validName.test(name))
      throw badRequest('A dataset name may hold a-z, 0-9, _ and -, up to 64 characters')
    store.dataset(name)
    return c.json({datasetName: name, aclMode: 'public', description: null})
  })

  app.on('GET', both('/:name/acl'), (c) => {
    const {role} = requirePerson(personOf, c.req.raw)
    existing(c.req.param('name'))
    return c.json(documentPermissions(role))
  })

  app.on('GET', both('/:name/settings/indexing'), (c) => {
    requirePerson(personOf, c.req.raw)
    existing(c.req.param('name'))
    return c.json({partialIndexSettings: {maxFieldDepth: 20}})
  })

  app.on('GET', both('/:name/settings/embeddings'), (c) => {
    requirePerson(personOf, c.req.raw)
    existing(c.req.param('name'))
    return c.json({enabled: false, status: 'disabled'})
  })

  return app
}

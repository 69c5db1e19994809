import {Hono} from 'hono'
import {canWrite} from '../accounts/roles.ts'
import type {PersonOf, Store} from '../contract.ts'
import {requirePerson} from '../accounts/person-of.ts'
import {parseActionRequest} from './action-request.ts'
import {runActions} from './actions.ts'
import type {QueryPool} from '../queries/threads/query-pool.ts'
import {jsonBody} from '../request-body.ts'
import {insufficientPermissions} from './data-errors.ts'
import {existingDataset} from './route-parameters.ts'
import {mutate} from './mutate.ts'
import {parseMutationRequest, type MutationItem} from './mutation-request.ts'
import {resolveSelections, selectIn} from './resolve-selections.ts'

/** This is Sanity's limit. */
const MAX_BODY_SIZE = 4_000_000

interface WriteRoutes {
  store: Store
  personOf: PersonOf
  projectId: string
  queries: QueryPool
}

export function writeRoutes({store, personOf, projectId, queries}: WriteRoutes): Hono {
  const routes = new Hono()

  routes.post('/data/mutate/:dataset', async (c) => {
    const person = requirePerson(personOf, c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const request = parseMutationRequest(await jsonBody(c.req.raw, MAX_BODY_SIZE))
    if (!canWrite(person.role)) {
      throw insufficientPermissions(permissionFor(request.mutations[0])).ofMutations()
    }
    const select = selectIn(queries, dataset, {identity: person.id, projectId})
    const {transactionId, result} = mutate(dataset, await resolveSelections(dataset, request, select), {
      author: person.id,
      dryRun: c.req.query('dryRun') === 'true',
      generateKeys: c.req.query('autoGenerateArrayKeys') === 'true',
    })
    const withDocuments = c.req.query('returnDocuments') === 'true'
    return c.json({
      transactionId,
      results: result.map(({document, ...rest}) => (withDocuments ? {...rest, document} : rest)),
      ...(c.req.query('returnIds') === 'true' && {documentIds: result.map(({id}) => id)}),
    })
  })

  routes.post('/data/actions/:dataset', async (c) => {
    const person = requirePerson(personOf, c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const request = parseActionRequest(await jsonBody(c.req.raw, MAX_BODY_SIZE))
    if (!canWrite(person.role)) throw insufficientPermissions('update').ofActions()
    const {transactionId} = runActions(dataset, request, person.id)
    return c.json({transactionId})
  })

  return routes
}

function permissionFor(mutation: MutationItem | undefined): string {
  if (mutation?.delete) return 'delete'
  return mutation?.patch ? 'update' : 'create'
}

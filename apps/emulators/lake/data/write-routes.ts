import {Hono} from 'hono'
import {canWrite} from '../accounts/roles.ts'
import type {Dataset, PersonOf, Store} from '../contract.ts'
import {requirePerson} from '../accounts/person-of.ts'
import {parseActionRequest} from './action-request.ts'
import {runActions} from './actions.ts'
import {badRequest} from '../lake-error.ts'
import {insufficientPermissions} from './data-errors.ts'
import {evaluateQuery} from './evaluate-query.ts'
import {existingDataset} from './route-parameters.ts'
import {mutate} from './mutate.ts'
import {parseMutationRequest, type MutationItem} from './mutation-request.ts'
import {viewOf} from './perspective.ts'

interface WriteRoutes {
  store: Store
  personOf: PersonOf
  projectId: string
}

/** Writes: mutations for clients, actions for the Studio. */
export function writeRoutes({store, personOf, projectId}: WriteRoutes): Hono {
  const routes = new Hono()

  routes.post('/data/mutate/:dataset', async (c) => {
    const person = requirePerson(personOf, c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const request = parseMutationRequest(await jsonOf(c.req.raw))
    if (!canWrite(person.role)) {
      throw insufficientPermissions(permissionFor(request.mutations[0])).ofMutations()
    }
    const {transactionId, result} = mutate(dataset, request, {
      author: person.id,
      dryRun: c.req.query('dryRun') === 'true',
      generateKeys: c.req.query('autoGenerateArrayKeys') === 'true',
      select: (query, params) => idsSelected(dataset, query, params, {identity: person.id, projectId}),
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
    const request = parseActionRequest(await jsonOf(c.req.raw))
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

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw badRequest('The body is not JSON')
  }
}

function idsSelected(
  dataset: Dataset,
  query: string,
  params: Record<string, unknown>,
  caller: {identity: string; projectId: string},
): string[] {
  const view = viewOf(dataset, ['raw'], false)
  const found = evaluateQuery({query, params, view, ...caller, dataset: dataset.name})
  const documents = Array.isArray(found) ? (found as unknown[]) : [found]
  return documents.flatMap((item) =>
    item !== null && typeof item === 'object' && '_id' in item ? [String(item._id)] : [],
  )
}

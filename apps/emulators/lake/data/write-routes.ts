import {Hono} from 'hono'
import type {Person, PersonOf, Store} from '../contract.ts'
import {insufficientPermission, sessionNotFound} from '../vendor-errors.ts'
import {runActions} from './actions.ts'
import {badRequest} from './data-errors.ts'
import {evaluateQuery} from './evaluate-query.ts'
import {mutate} from './mutate.ts'
import {parseMutationRequest} from './mutation-request.ts'
import {viewOf} from './perspective.ts'

interface WriteRoutes {
  store: Store
  personOf: PersonOf
  projectId: string
}

/** Changing documents: mutations for clients, actions for the Studio. */
export function writeRoutes({store, personOf, projectId}: WriteRoutes): Hono {
  const routes = new Hono()

  routes.post('/data/mutate/:dataset', async (c) => {
    const person = requireWriter(personOf(c.req.raw))
    const dataset = store.dataset(c.req.param('dataset'))
    const request = parseMutationRequest(await jsonOf(c.req.raw))
    const {transactionId, result} = mutate(dataset, request, {
      author: person.id,
      dryRun: c.req.query('dryRun') === 'true',
      generateKeys: c.req.query('autoGenerateArrayKeys') === 'true',
      select(query, params) {
        const view = viewOf(dataset, ['raw'], false)
        const found = evaluateQuery({
          query,
          params,
          view,
          identity: person.id,
          projectId,
          dataset: dataset.name,
        })
        return idsOf(found)
      },
    })
    const withDocuments = c.req.query('returnDocuments') === 'true'
    return c.json({
      transactionId,
      results: result.map(({document, ...rest}) => (withDocuments ? {...rest, document} : rest)),
      ...(c.req.query('returnIds') === 'true' && {documentIds: result.map(({id}) => id)}),
    })
  })

  routes.post('/data/actions/:dataset', async (c) => {
    const person = requireWriter(personOf(c.req.raw))
    const {transactionId} = runActions(
      store.dataset(c.req.param('dataset')),
      await jsonOf(c.req.raw),
      person.id,
    )
    return c.json({transactionId})
  })

  return routes
}

function requireWriter(person: Person | undefined): Person {
  if (!person) throw sessionNotFound()
  if (person.role === 'viewer') throw insufficientPermission('update')
  return person
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    throw badRequest('The body is not JSON')
  }
}

function idsOf(found: unknown): string[] {
  const documents = Array.isArray(found) ? (found as unknown[]) : [found]
  return documents.flatMap((item) =>
    item !== null && typeof item === 'object' && '_id' in item ? [String(item._id)] : [],
  )
}

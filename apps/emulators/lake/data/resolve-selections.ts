import type {QueryPool} from '../queries/threads/query-pool.ts'
import type {Dataset} from '../contract.ts'
import type {MutationItem, MutationRequest} from './mutation-request.ts'

type Select = (query: string, params: Record<string, unknown>) => Promise<string[]>

export async function resolveSelections(
  dataset: Dataset,
  request: MutationRequest,
  select: Select,
): Promise<MutationRequest> {
  for (;;) {
    const sequence = dataset.lastSequence()
    const mutations: MutationItem[] = []
    for (const item of request.mutations) mutations.push(await withIds(item, select))
    // After another transaction, the query may select other documents.
    if (dataset.lastSequence() === sequence) return {...request, mutations}
  }
}

async function withIds(item: MutationItem, select: Select): Promise<MutationItem> {
  const selection = item.patch ?? item.delete
  if (selection?.query === undefined) return item
  const {query, params, ...rest} = selection
  const id = await select(query, params ?? {})
  return item.patch ? {patch: {...rest, id}} : {delete: {id}}
}

export const selectIn =
  (queries: QueryPool, dataset: Dataset, caller: {identity: string; projectId: string}): Select =>
  async (query, params) => {
    const response = {perspective: ['raw'], returnQuery: false, resultSourceMap: undefined}
    const body = await queries.run({dataset: dataset.name, query, params, ...caller, ...response}, dataset)
    const {result} = JSON.parse(new TextDecoder().decode(body)) as {result: unknown}
    const documents = Array.isArray(result) ? (result as unknown[]) : [result]
    return documents.flatMap((item) =>
      item !== null && typeof item === 'object' && '_id' in item ? [String(item._id)] : [],
    )
  }

import type {Dataset, LakeDocument, Stage} from '../contract.ts'
import {applyDelete, applyDocument, applyPatch, idForNew} from './apply-mutation.ts'
import {documentAlreadyExists, runOperation} from './data-errors.ts'
import type {MutationItem, MutationRequest} from './mutation-request.ts'
import {requireLimits} from './require-limits.ts'
import {requireReferences} from './require-references.ts'

interface MutationOptions {
  author: string
  dryRun: boolean
  generateKeys: boolean
}

interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  document?: LakeDocument
}

/** Commits all mutations or none. @throws {LakeError} 409 for a conflict, 400 for an invalid mutation */
export function mutate(dataset: Dataset, request: MutationRequest, options: MutationOptions) {
  const {author, dryRun} = options
  return dataset.commit({author, dryRun, transactionId: request.transactionId}, (stage) => {
    const touched = new Map<string, number>()
    const results = request.mutations.flatMap((mutation, index) => {
      const done = runOperation('mutationError', index, () => applyItem(stage, mutation, options))
      for (const {id} of done) touched.set(id, index)
      return done
    })
    requireLimits(dataset, stage, touched, 'mutationError')
    requireReferences(dataset, stage, touched, 'mutationError')
    return results
  })
}

function applyItem(stage: Stage, item: MutationItem, {generateKeys}: MutationOptions): MutationResult[] {
  if (item.create) return [create(stage, 'create', item.create, generateKeys)]
  if (item.createOrReplace) return [create(stage, 'createOrReplace', item.createOrReplace, generateKeys)]
  if (item.createIfNotExists)
    return [create(stage, 'createIfNotExists', item.createIfNotExists, generateKeys)]
  if (item.delete) return idsOf(item.delete).map((id) => remove(stage, id))
  if (!item.patch) return []
  const {id: _id, query: _query, params: _params, ...operations} = item.patch
  return idsOf(item.patch).map((id) => ({
    id,
    operation: 'update',
    document: applyPatch(stage, id, operations, generateKeys),
  }))
}

function create(
  stage: Stage,
  kind: 'create' | 'createOrReplace' | 'createIfNotExists',
  given: {_id?: string | undefined; _type?: string | undefined},
  generateKeys: boolean,
): MutationResult {
  const id = idForNew(given._id)
  const existing = stage.get(id)
  if (existing && kind === 'create') throw documentAlreadyExists(id)
  if (existing && kind === 'createIfNotExists') return {id, operation: 'none', document: existing}
  const document = applyDocument(stage, kind, {...given, _id: id}, generateKeys)
  return {id, operation: existing ? 'update' : 'create', document}
}

function remove(stage: Stage, id: string): MutationResult {
  const document = stage.get(id)
  if (!document) return {id, operation: 'none'}
  applyDelete(stage, id)
  return {id, operation: 'delete', document}
}

const idsOf = ({id = []}: {id?: string | string[] | undefined}): string[] => [id].flat()

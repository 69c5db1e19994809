import type {Dataset, LakeDocument, Stage} from '../contract.ts'
import {applyDelete, applyDocument, applyPatch, idForNew} from './apply-mutation.ts'
import {badRequest, mutationError} from './data-errors.ts'
import {requireTypeAndId, type MutationItem, type MutationRequest} from './mutation-request.ts'
import {findBrokenReference} from './references.ts'

interface MutationOptions {
  author: string
  dryRun: boolean
  generateKeys: boolean
  /** Ids of the documents that a `patch` or `delete` by query is for. */
  select: (query: string, params: Record<string, unknown>) => string[]
}

export interface MutationResult {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  document?: LakeDocument
}

/** Commits all mutations of a request, or none. Throws `LakeError` 409 for a conflict, 400 for a malformed one. */
export function mutate(dataset: Dataset, request: MutationRequest, options: MutationOptions) {
  const {author, dryRun} = options
  return dataset.commit({author, dryRun, transactionId: request.transactionId}, (stage) => {
    const touched = new Map<string, number>()
    const results = request.mutations.flatMap((mutation, index) => {
      const done = applyItem(stage, mutation, index, options)
      for (const {id} of done) touched.set(id, index)
      return done
    })
    requireReferences(dataset, stage, touched)
    return results
  })
}

function applyItem(
  stage: Stage,
  item: MutationItem,
  index: number,
  options: MutationOptions,
): MutationResult[] {
  if ('create' in item) return [create(stage, 'create', item.create, index, options)]
  if ('createOrReplace' in item)
    return [create(stage, 'createOrReplace', item.createOrReplace, index, options)]
  if ('createIfNotExists' in item)
    return [create(stage, 'createIfNotExists', item.createIfNotExists, index, options)]
  if ('delete' in item) return selectedIds(item.delete, options).map((id) => remove(stage, id))
  return selectedIds(item.patch, options).map((id) => patch(stage, id, item.patch, index, options))
}

function create(
  stage: Stage,
  kind: 'create' | 'createOrReplace' | 'createIfNotExists',
  given: {_id?: string | undefined; _type?: string | undefined},
  index: number,
  {generateKeys}: MutationOptions,
): MutationResult {
  const id = idForNew(given._id)
  requireTypeAndId(given, id)
  const existing = stage.get(id)
  if (existing && kind === 'create') {
    throw mutationError({
      index,
      type: 'documentAlreadyExistsError',
      description: `Document by ID "${id}" already exists`,
      details: {id},
    })
  }
  if (existing && kind === 'createIfNotExists') return {id, operation: 'none', document: existing}
  const document = applyDocument(stage, kind, {...given, _id: id, _type: String(given._type)}, generateKeys)
  return {id, operation: existing ? 'update' : 'create', document}
}

function remove(stage: Stage, id: string): MutationResult {
  const document = stage.get(id)
  if (!document) return {id, operation: 'none'}
  applyDelete(stage, id)
  return {id, operation: 'delete', document}
}

function patch(
  stage: Stage,
  id: string,
  given: {ifRevisionID?: string | undefined},
  index: number,
  {generateKeys}: MutationOptions,
): MutationResult {
  const document = stage.get(id)
  if (!document) {
    throw mutationError({
      index,
      type: 'documentNotFoundError',
      description: `The document with the ID "${id}" was not found`,
      details: {id},
    })
  }
  if (given.ifRevisionID !== undefined && given.ifRevisionID !== document._rev) {
    throw mutationError({
      index,
      type: 'documentRevisionIDDoesNotMatchError',
      description: `Document "${id}" has unexpected revision ID`,
      details: {id, currentRevisionID: document._rev, expectedRevisionID: given.ifRevisionID},
    })
  }
  return {id, operation: 'update', document: applyPatch(stage, id, given, generateKeys)}
}

function selectedIds(
  {
    id,
    query,
    params,
  }: {
    id?: string | string[] | undefined
    query?: string | undefined
    params?: Record<string, unknown> | undefined
  },
  {select}: MutationOptions,
): string[] {
  if (id !== undefined) return [id].flat()
  if (query !== undefined) return select(query, params ?? {})
  throw badRequest('A patch or delete needs an "id" or a "query"')
}

function requireReferences(dataset: Dataset, stage: Stage, touched: Map<string, number>) {
  const broken = findBrokenReference(dataset, stage, new Set(touched.keys()))
  if (!broken) return
  const {kind, from, to} = broken
  if (kind === 'missing') {
    throw mutationError({
      index: touched.get(from) ?? 0,
      type: 'documentReferenceDoesNotExistError',
      description: `Document "${from}" references non-existent document "${to}"`,
      details: {id: from, referenceID: to},
    })
  }
  throw mutationError({
    index: touched.get(to) ?? 0,
    type: 'documentHasExistingReferencesError',
    description: `Document "${to}" cannot be deleted as there are references to it from "${from}"`,
    details: {id: to, referencingIDs: [from]},
  })
}

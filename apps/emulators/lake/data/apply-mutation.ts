import {randomBytes, randomUUID} from 'node:crypto'
import {Mutation} from '@sanity/mutator'
import type {LakeDocument, Stage} from '../contract.ts'

export type PatchMutation = Record<string, unknown>

/** Applies a patch in Sanity's wire form (`set`, `unset`, `inc`, `insert`, …) to a document on the stage. */
export function applyPatch(
  stage: Stage,
  id: string,
  patch: PatchMutation,
  generateKeys = false,
): LakeDocument {
  const {id: _id, query: _query, params: _params, ifRevisionID: _revision, ...operations} = patch
  const mutation = {patch: {id, ...operations}}
  const before = stage.get(id)
  // The mutator may change both what it is given and what it applies to.
  const engine = new Mutation({
    mutations: [structuredClone(mutation)],
    transactionId: stage.transactionId,
    timestamp: stage.timestamp,
  } as ConstructorParameters<typeof Mutation>[0])
  const patched = engine.apply(
    structuredClone(before) as Parameters<typeof engine.apply>[0],
  ) as LakeDocument | null
  if (!patched || !before) throw new Error(`There is no document ${id} to patch`)
  const after = withSystemFields(stage, {...patched, _id: id, _type: before._type}, before._createdAt)
  const kept = generateKeys ? withKeys(after) : after
  stage.put(id, kept, mutation)
  return kept
}

/** Puts a whole document on the stage as the named mutation does. */
export function applyDocument(
  stage: Stage,
  kind: 'create' | 'createOrReplace' | 'createIfNotExists',
  document: {_id: string; _type: string; [field: string]: unknown},
  generateKeys = false,
): LakeDocument {
  const given = typeof document._createdAt === 'string' ? document._createdAt : undefined
  const createdAt = given ?? stage.get(document._id)?._createdAt ?? stage.timestamp
  const after = withSystemFields(stage, structuredClone(document), createdAt)
  const kept = generateKeys ? withKeys(after) : after
  stage.put(document._id, kept, {[kind]: kept})
  return kept
}

export function applyDelete(stage: Stage, id: string): void {
  stage.put(id, null, {delete: {id}})
}

/** The id that a new document gets: its own, or a fresh one, below the path where that ends in a dot. */
export function idForNew(given: unknown): string {
  if (typeof given !== 'string' || given === '') return randomUUID()
  return given.endsWith('.') ? given + randomUUID() : given
}

function withSystemFields(
  stage: Stage,
  document: {_id: string; _type: string; [field: string]: unknown},
  createdAt: string,
): LakeDocument {
  return {...document, _createdAt: createdAt, _updatedAt: stage.timestamp, _rev: stage.transactionId}
}

function withKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const inner = withKeys(item)
      const lacksKey =
        inner !== null && typeof inner === 'object' && !Array.isArray(inner) && !('_key' in inner)
      return lacksKey ? {...inner, _key: randomBytes(6).toString('hex')} : inner
    }) as Value
  }
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withKeys(item)])) as Value
}

import {Mutation} from '@sanity/mutator'
import {randomBytes, randomUUID} from 'node:crypto'
import type {LakeDocument, Stage} from '../contract.ts'
import {documentNotFound, immutableAttribute, invalid, revisionMismatch} from './data-errors.ts'
import {isValidId} from '../document-id.ts'
import type {PatchOperations} from './mutation-request.ts'

type DocumentMutation = 'create' | 'createOrReplace' | 'createIfNotExists'

interface NewDocument {
  _id: string
  _type?: string | undefined
  [field: string]: unknown
}

/** @throws {OperationError} when the document is missing, has another revision than `ifRevisionID`, or does not fit */
export function applyPatch(
  stage: Stage,
  id: string,
  {ifRevisionID, ...operations}: PatchOperations,
  generateKeys = false,
): LakeDocument {
  const before = stage.get(id)
  if (!before) throw documentNotFound(id)
  if (ifRevisionID !== undefined && ifRevisionID !== before._rev) {
    throw revisionMismatch(id, before._rev, ifRevisionID)
  }
  const patch = {id, ...operations}
  const patched = runMutator(patch, before)
  for (const attribute of ['_id', '_type'] as const) {
    if (patched[attribute] !== before[attribute]) throw immutableAttribute(id, attribute)
  }
  return putDocument(stage, patched, before._createdAt, generateKeys, () => ({patch}))
}

/** @throws {OperationError} for an invalid id or type */
export function applyDocument(
  stage: Stage,
  kind: DocumentMutation,
  document: NewDocument,
  generateKeys = false,
): LakeDocument {
  const {_id, _type, _createdAt} = document
  if (!isValidId(_id)) throw invalid(`Malformed document ID: "${_id}"`)
  if (!_type) throw invalid(`Document "${_id}" does not have a type`)
  const createdAt =
    typeof _createdAt === 'string' ? _createdAt : (stage.get(_id)?._createdAt ?? stage.timestamp)
  const copy = structuredClone({...document, _type})
  return putDocument(stage, copy, createdAt, generateKeys, (after) => ({[kind]: after}))
}

export function applyDelete(stage: Stage, id: string): void {
  stage.put(id, null, {delete: {id}})
}

/** An id that is empty or ends in a dot is completed with a UUID. */
export function idForNew(given: string | undefined): string {
  if (given === undefined || given === '') return randomUUID()
  return given.endsWith('.') ? given + randomUUID() : given
}

function runMutator(patch: {id: string}, before: LakeDocument): LakeDocument {
  try {
    // The mutator may modify both its input and the document.
    const mutation = new Mutation({mutations: [structuredClone({patch})]})
    return mutation.apply(structuredClone(before)) as LakeDocument
  } catch (error) {
    throw invalid(
      `Patch of "${patch.id}" cannot be applied: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function putDocument(
  stage: Stage,
  content: {_id: string; _type: string; [field: string]: unknown},
  createdAt: string,
  generateKeys: boolean,
  mutationFor: (after: LakeDocument) => Record<string, unknown>,
): LakeDocument {
  const after = {
    ...(generateKeys ? withArrayKeys(content) : content),
    _createdAt: createdAt,
    _updatedAt: stage.timestamp,
    _rev: stage.transactionId,
  }
  stage.put(after._id, after, mutationFor(after))
  return after
}

function withArrayKeys<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => withKey(withArrayKeys(item))) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArrayKeys(item)])) as Value
}

function withKey(item: unknown): unknown {
  const isKeyless = item !== null && typeof item === 'object' && !Array.isArray(item) && !('_key' in item)
  return isKeyless ? {...item, _key: randomBytes(6).toString('hex')} : item
}

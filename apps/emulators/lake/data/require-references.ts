import type {Dataset, Stage} from '../contract.ts'
import {OperationError, runOperation} from './data-errors.ts'
import {publishedId} from '../document-id.ts'
import {strongReferences} from './references.ts'

/**
 * `touched` maps each changed document to the index of its mutation or action.
 * @throws {LakeError} 409 when a strong reference would lose its target
 */
export function requireReferences(
  dataset: Dataset,
  stage: Stage,
  touched: ReadonlyMap<string, number>,
  kind: 'mutationError' | 'actionError',
): void {
  for (const [id, index] of touched) runOperation(kind, index, () => requireTargets(stage, id))
  const deleted = [...touched].filter(([id]) => dataset.get(id) && !stage.get(id))
  if (deleted.length === 0) return
  const referring = referringTo(dataset, stage, new Set(deleted.map(([id]) => id)))
  for (const [id, index] of deleted)
    runOperation(kind, index, () => requireUnreferenced(id, referring.get(id) ?? []))
}

function requireTargets(stage: Stage, id: string) {
  const document = stage.get(id)
  const missing = document && strongReferences(document).find((target) => !stage.get(target))
  if (missing === undefined) return
  throw new OperationError({
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${missing}"`,
    details: {id, referenceID: missing},
  })
}

function requireUnreferenced(id: string, referencingIDs: string[]) {
  // A document's own draft and versions may reference it.
  const others = referencingIDs.filter((other) => publishedId(other) !== publishedId(id))
  const [first] = others
  if (first === undefined) return
  throw new OperationError({
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${first}"`,
    details: {id, referencingIDs: others},
  })
}

function referringTo(dataset: Dataset, stage: Stage, ids: ReadonlySet<string>): Map<string, string[]> {
  const referring = new Map<string, string[]>()
  for (const {_id} of dataset.documents()) {
    const document = stage.get(_id)
    for (const target of document ? strongReferences(document) : []) {
      if (ids.has(target)) referring.set(target, [...(referring.get(target) ?? []), _id])
    }
  }
  return referring
}

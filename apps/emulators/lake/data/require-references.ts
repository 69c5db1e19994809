import type {Dataset, Stage} from '../contract.ts'
import {carryOut, Refusal} from './data-errors.ts'
import {publishedId} from './document-id.ts'
import {strongReferences} from './references.ts'

/**
 * Refuses a transaction after which a strong reference would lead nowhere. `touched` says which mutation or action
 * changed which document. Throws `LakeError` 409.
 */
export function requireReferences(
  dataset: Dataset,
  stage: Stage,
  touched: ReadonlyMap<string, number>,
  kind: 'mutationError' | 'actionError',
): void {
  for (const [id, index] of touched) carryOut(kind, index, () => requireTargets(stage, id))
  const deleted = [...touched].filter(([id]) => dataset.get(id) && !stage.get(id))
  if (deleted.length === 0) return
  const referring = referringTo(dataset, stage, new Set(deleted.map(([id]) => id)))
  for (const [id, index] of deleted)
    carryOut(kind, index, () => requireUnreferenced(id, referring.get(id) ?? []))
}

function requireTargets(stage: Stage, id: string) {
  const document = stage.get(id)
  const missing = document && strongReferences(document).find((target) => !stage.get(target))
  if (missing === undefined) return
  throw new Refusal({
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${missing}"`,
    details: {id, referenceID: missing},
  })
}

function requireUnreferenced(id: string, referencingIDs: string[]) {
  // The draft of a document may refer to it: both go together.
  const others = referencingIDs.filter((other) => publishedId(other) !== publishedId(id))
  const [first] = others
  if (first === undefined) return
  throw new Refusal({
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from "${first}"`,
    details: {id, referencingIDs: others},
  })
}

/** For each of the ids, the documents that refer to it strongly. */
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

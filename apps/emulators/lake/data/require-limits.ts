import type {Dataset, LakeDocument, Stage} from '../contract.ts'
import {invalid, runOperation} from './data-errors.ts'
import {attributesOf, depthOf, jsonSize} from '../document-attributes.ts'

/** The limits of attributes are those of Sanity's free plan. */
export const MAX_DATASET_ATTRIBUTES = 2000
const MAX_DOCUMENT_ATTRIBUTES = 1000
const MAX_DEPTH = 20
const MAX_DOCUMENT_SIZE = 32_000_000

/** No query or patch would work on a document that holds one. */
const RESERVED_NAME = /\.(?:__proto__|hasOwnProperty)[ .[]/

/** `touched` maps each changed document to the index of its mutation or action. @throws {LakeError} 400 */
export function requireLimits(
  dataset: Dataset,
  stage: Stage,
  touched: ReadonlyMap<string, number>,
  kind: 'mutationError' | 'actionError',
): void {
  for (const [id, index] of touched) {
    const document = stage.get(id)
    if (document) runOperation(kind, index, () => requireDocumentLimits(document))
  }
  const last = Math.max(0, ...touched.values())
  runOperation(kind, last, () => requireDatasetLimit(dataset, stage, touched.keys()))
}

function requireDocumentLimits(document: LakeDocument) {
  const {_id} = document
  const depth = depthOf(document)
  if (depth > MAX_DEPTH)
    throw invalid(`Document "${_id}" has attributes nested ${depth} levels deep, the limit is ${MAX_DEPTH}`)
  const attributes = attributesOf(document)
  const {size} = attributes
  if (size > MAX_DOCUMENT_ATTRIBUTES)
    throw invalid(`Document "${_id}" has ${size} attributes, the limit is ${MAX_DOCUMENT_ATTRIBUTES}`)
  const reserved = [...attributes].find((attribute) => RESERVED_NAME.test(attribute))
  if (reserved !== undefined)
    throw invalid(`Document "${_id}" has an attribute "${reserved.slice(1)}", which cannot be stored here`)
  if (jsonSize(document) > MAX_DOCUMENT_SIZE)
    throw invalid(`Document "${_id}" is larger than ${MAX_DOCUMENT_SIZE} bytes`)
}

type Counts = Map<string, number>

const countsOf = new WeakMap<Dataset, Counts>()

function attributeCounts(dataset: Dataset): Counts {
  const known = countsOf.get(dataset)
  if (known) return known
  const counts: Counts = new Map()
  for (const document of dataset.documents()) count(counts, document, 1)
  dataset.onCommit(({changes}) => {
    for (const {before, after} of changes) {
      count(counts, before, -1)
      count(counts, after, 1)
    }
  })
  countsOf.set(dataset, counts)
  return counts
}

function count(counts: Counts, document: LakeDocument | null | undefined, times: 1 | -1) {
  if (!document) return
  for (const attribute of attributesOf(document)) {
    const sum = (counts.get(attribute) ?? 0) + times
    if (sum === 0) counts.delete(attribute)
    else counts.set(attribute, sum)
  }
}

function requireDatasetLimit(dataset: Dataset, stage: Stage, ids: Iterable<string>) {
  const counts = attributeCounts(dataset)
  const difference: Counts = new Map()
  for (const id of ids) {
    count(difference, dataset.get(id), -1)
    count(difference, stage.get(id), 1)
  }
  let total = counts.size
  for (const [attribute, change] of difference) {
    const before = counts.get(attribute) ?? 0
    if (before === 0) total += 1
    else if (before + change === 0) total -= 1
  }
  // A dataset above the limit can still lose attributes.
  if (total <= MAX_DATASET_ATTRIBUTES || total <= counts.size) return
  throw invalid(
    `Total attribute/datatype count ${total} exceeds limit of ${MAX_DATASET_ATTRIBUTES} (including submitted mutations)`,
  )
}

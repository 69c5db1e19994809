import type {Dataset, LakeDocument} from '../contract.ts'
import {isPublic, isPublished, publishedId, versionPrefix} from './document-id.ts'

/** From which layers a query sees documents, topmost first; `raw` sees every document as it is stored. */
export type Perspective = string[]

/** The perspective asked for, or the default of the API version: `raw` before 2025-02-19, then `published`. */
export function parsePerspective(asked: string | string[] | undefined, apiVersion: string): Perspective {
  const named = (Array.isArray(asked) ? asked : (asked?.split(',') ?? []))
    .map((name) => name.trim())
    .filter(Boolean)
  if (named.length > 0) return named
  const isOld = apiVersion === '1' || (apiVersion !== 'X' && apiVersion < '2025-02-19')
  return [isOld ? 'raw' : 'published']
}

/** Documents as one perspective shows them, in the order of their ids, and by id. */
export interface View {
  documents: LakeDocument[]
  get(id: string): LakeDocument | undefined
}

interface CachedViews {
  sequence: number
  views: Map<string, View>
}

const cache = new WeakMap<Dataset, CachedViews>()

/** What a reader sees of a dataset. Kept until the next commit, since most queries ask for the same few views. */
export function viewOf(dataset: Dataset, perspective: Perspective, isAnonymous: boolean): View {
  const sequence = dataset.lastSequence()
  let cached = cache.get(dataset)
  if (cached?.sequence !== sequence) {
    cached = {sequence, views: new Map()}
    cache.set(dataset, cached)
  }
  const key = `${isAnonymous}:${perspective.join()}`
  const known = cached.views.get(key)
  if (known) return known
  const view = makeView(dataset, perspective, isAnonymous)
  cached.views.set(key, view)
  return view
}

function makeView(dataset: Dataset, perspective: Perspective, isAnonymous: boolean): View {
  const stored = [...dataset.documents()].filter(({_id}) => !isAnonymous || isPublic(_id))
  const byId = layered(stored, perspective)
  const documents = [...byId.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1))
  return {documents, get: (id) => byId.get(id)}
}

function layered(stored: LakeDocument[], perspective: Perspective): Map<string, LakeDocument> {
  if (perspective.includes('raw')) return new Map(stored.map((document) => [document._id, document]))
  const published = stored.filter(({_id}) => isPublished(_id))
  if (perspective.every((layer) => layer === 'published')) {
    return new Map(published.map((document) => [document._id, document]))
  }
  const result = new Map(published.map((document) => [document._id, shownAs(document)]))
  for (const layer of perspective.toReversed()) {
    if (layer === 'published') continue
    const prefix = layer === 'drafts' || layer === 'previewDrafts' ? 'drafts.' : versionPrefix(layer)
    for (const document of stored) {
      if (document._id.startsWith(prefix)) result.set(publishedId(document._id), shownAs(document))
    }
  }
  return result
}

const shownAs = (document: LakeDocument): LakeDocument => ({
  ...document,
  _id: publishedId(document._id),
  _originalId: document._id,
})

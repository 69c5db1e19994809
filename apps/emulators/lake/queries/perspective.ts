import type {Dataset, LakeDocument} from '../contract.ts'
import {isPublic, isPublished, publishedId, versionPrefix} from '../document-id.ts'
import {createView, type View} from './view.ts'

/** The topmost layer comes first. `raw` is every document as stored. */
export type Perspective = string[]

export const isBeforePerspectives = (apiVersion: string) =>
  apiVersion === '1' || (apiVersion !== 'X' && apiVersion < '2025-02-19')

/** The default is `raw` for API versions before 2025-02-19, then `published`. */
export function parsePerspective(requested: string | string[] | undefined, apiVersion: string): Perspective {
  const named = (Array.isArray(requested) ? requested : (requested?.split(',') ?? []))
    .map((name) => name.trim())
    .filter(Boolean)
  if (named.length > 0) return named
  return [isBeforePerspectives(apiVersion) ? 'raw' : 'published']
}

interface CachedViews {
  sequence: number
  views: Map<string, View>
}

const MAX_VIEWS = 16
type Viewed = Pick<Dataset, 'documents' | 'lastSequence'>

const cache = new WeakMap<Viewed, CachedViews>()

/** A view is cached until the next commit, because most queries use the same few views. */
export function viewOf(dataset: Viewed, perspective: Perspective, isAnonymous: boolean): View {
  const sequence = dataset.lastSequence()
  let cached = cache.get(dataset)
  if (cached?.sequence !== sequence || cached.views.size > MAX_VIEWS) {
    cached = {sequence, views: new Map()}
    cache.set(dataset, cached)
  }
  const key = `${isAnonymous}:${perspective.join()}`
  const known = cached.views.get(key)
  if (known) return known
  const readable = isAnonymous
    ? [...dataset.documents()].filter(({_id}) => isPublic(_id))
    : [...dataset.documents()]
  const view = createView(layered(readable, perspective))
  cached.views.set(key, view)
  return view
}

function layered(stored: LakeDocument[], perspective: Perspective): LakeDocument[] {
  if (perspective.includes('raw')) return stored
  const published = stored.filter(({_id}) => isPublished(_id))
  if (perspective.every((layer) => layer === 'published')) return published
  const result = new Map(published.map((document) => [document._id, shownAs(document)]))
  for (const layer of perspective.toReversed()) {
    if (layer === 'published') continue
    const prefix = layer === 'drafts' || layer === 'previewDrafts' ? 'drafts.' : versionPrefix(layer)
    for (const document of stored) {
      if (document._id.startsWith(prefix)) result.set(publishedId(document._id), shownAs(document))
    }
  }
  return [...result.values()]
}

const shown = new WeakMap<LakeDocument, LakeDocument>()

/** There is one copy per stored document, so that caches keyed by it outlive the view. */
function shownAs(document: LakeDocument): LakeDocument {
  let copy = shown.get(document)
  if (!copy) {
    copy = {...document, _id: publishedId(document._id), _originalId: document._id}
    shown.set(document, copy)
  }
  return copy
}

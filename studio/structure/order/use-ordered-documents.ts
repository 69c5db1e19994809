import {useEffect, useState} from 'react'
import {getPublishedId, useDocumentStore} from 'sanity'
import {listenQuery} from '../../connection/listen-query.ts'

export const apiVersion = '2025-02-19'

export interface OrderedDocument {
  /** This is the id of the published document, even if there is only a draft. */
  id: string
  ids: string[]
  position: number | null
  title: string | null
}

interface StoredDocument {
  _id: string
  position: number | null
  title: string | null
}

// The site's queries have the same order.
const query = `*[_type == $type && !(_id in path("versions.**"))] | order(position asc, coalesce(name.lt, title.lt) asc){
  _id, position, "title": coalesce(name.lt, title.lt)
}`

/** Returns `undefined` while the documents are loading. */
export function useOrderedDocuments(type: string): OrderedDocument[] | undefined {
  const documentStore = useDocumentStore()
  const [documents, setDocuments] = useState<OrderedDocument[]>()
  useEffect(() => {
    const options = {apiVersion, perspective: 'raw', tag: 'ordered-list'} as const
    const subscription = listenQuery<StoredDocument[]>(documentStore, query, {type}, options).subscribe(
      (stored) => setDocuments(mergeVersions(stored)),
    )
    return () => subscription.unsubscribe()
  }, [documentStore, type])
  return documents
}

/** A draft and its published document become one entry, with the published position, as on the site. */
function mergeVersions(stored: readonly StoredDocument[]): OrderedDocument[] {
  const published = new Set(stored.map(({_id}) => _id))
  return stored
    .filter(({_id}) => _id === getPublishedId(_id) || !published.has(getPublishedId(_id)))
    .map(({_id, position, title}) => {
      const id = getPublishedId(_id)
      return {
        id,
        ids: stored.map((version) => version._id).filter((version) => getPublishedId(version) === id),
        position,
        title,
      }
    })
}

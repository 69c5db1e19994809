import {linkPages} from '@site/schemas/fields/link-target'
import {documentPath} from '@site/schemas/routes/document-path'
import {documentRoutes} from '@site/schemas/routes/route-table'
import {useEffect, useState} from 'react'
import {useClient} from 'sanity'
import {useStudioLanguage} from '../../languages/interface/studio-language.ts'

export interface LinkPage {
  value: string
  title: string
}

interface Linkable {
  _id: string
  _type: string
  title: {lt?: string; en?: string} | null
  eventKey: string | null
  path: string | null
  slug: string | null
}

const query = `*[_type in $types] | order(coalesce(start, date, _createdAt) desc){
  _id, _type, "title": coalesce(title, name), eventKey, path, "slug": slug.current
}`

/** The fixed pages come first, then every published document with a page of its own, newest first. */
export function useLinkPages(): LinkPage[] {
  const client = useClient({apiVersion: '2025-02-19'})
  const language = useStudioLanguage()
  const [documents, setDocuments] = useState<Linkable[]>([])

  useEffect(() => {
    const abort = new AbortController()
    client
      .fetch<Linkable[]>(
        query,
        {types: Object.keys(documentRoutes)},
        {perspective: 'published', signal: abort.signal},
      )
      .then(setDocuments, () => {})
    return () => abort.abort()
  }, [client])

  return [
    ...linkPages.map(({value, title}) => ({value, title: title[language]})),
    ...documents.flatMap((document) => {
      const value = documentPath(document)
      return value ? [{value, title: document.title?.[language] ?? document.title?.lt ?? value}] : []
    }),
  ]
}

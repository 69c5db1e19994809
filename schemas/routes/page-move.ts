import {documentPath} from './document-path.ts'

type Document = Parameters<typeof documentPath>[0]

export interface PathChange {
  from: string
  to: string
}

/** Old and new path of a document whose page moves when its draft is published; `undefined` if it does not move. */
export function pathChange(published: Document | null, draft: Document | null): PathChange | undefined {
  const from = published && documentPath(published)
  const to = draft && documentPath(draft)
  return from && to && from !== to ? {from, to} : undefined
}

/** Id of the redirect from a path. Unique, because no path has two hyphens in a row. */
export function redirectId(from: string): string {
  return `redirect-${from.slice(1).replaceAll('/', '--')}`
}

/**
 * The redirect from where a document's page was. It refers to the document, not to a path, so that moving again makes no
 * chain.
 */
export const redirectTo = (document: string, from: string) => ({
  _id: redirectId(from),
  _type: 'redirect',
  from,
  document: {_type: 'reference', _ref: document, _weak: true},
})

/** Ids of other redirects from the old path, and of any from the new path, where the page will be. With `from`, `to` and `id`. */
export const overtakenRedirects = '*[_type == "redirect" && from in [$from, $to] && _id != $id]._id'

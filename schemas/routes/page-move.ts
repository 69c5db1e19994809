import {documentPath} from './document-path.ts'

type Document = Parameters<typeof documentPath>[0]

export interface PathChange {
  from: string
  to: string
}

/** Returns `undefined` if the page does not move. */
export function pathChange(published: Document | null, draft: Document | null): PathChange | undefined {
  const from = published && documentPath(published)
  const to = draft && documentPath(draft)
  return from && to && from !== to ? {from, to} : undefined
}

/** The id is unique because no path has two hyphens in a row. */
export function redirectId(from: string): string {
  return `redirect-${from.slice(1).replaceAll('/', '--')}`
}

/** The redirect refers to the document and not to a path, so that moving again makes no chain. */
export const redirectTo = (document: string, from: string) => ({
  _id: redirectId(from),
  _type: 'redirect',
  from,
  document: {_type: 'reference', _ref: document, _weak: true},
})

/** Other redirects from the old path, and any from the new path, are in the way. */
export const overtakenRedirects = '*[_type == "redirect" && from in [$from, $to] && _id != $id]._id'

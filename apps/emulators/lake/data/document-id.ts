const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

export const isDraft = (id: string) => id.startsWith(DRAFTS)
export const isVersion = (id: string) => id.startsWith(VERSIONS)
export const isPublished = (id: string) => !isDraft(id) && !isVersion(id)

/** Visitors without a token see no document whose id has a dot in it: drafts, versions and private paths. */
export const isPublic = (id: string) => !id.includes('.')

/** The id that a draft or version has once it is published. */
export function publishedId(id: string): string {
  if (isDraft(id)) return id.slice(DRAFTS.length)
  if (isVersion(id)) return id.split('.').slice(2).join('.')
  return id
}

export const draftId = (id: string) => DRAFTS + publishedId(id)

/** Prefix of the documents of a release. */
export const versionPrefix = (release: string) => `${VERSIONS}${release}.`

/** Whether Content Lake takes this as an id: letters, digits, dots, hyphens and underscores, 128 at most. */
export function isValidId(id: string): boolean {
  return (
    id.length <= 128 && /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(id) && !id.includes('..') && !id.endsWith('.')
  )
}

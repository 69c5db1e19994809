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

/** Whether `id` is the draft, or a version in a release, of the document published as `published`. */
export const isVersionOf = (id: string, published: string) =>
  !isPublished(id) && publishedId(id) === published

/** Prefix of the documents of a release. */
export const versionPrefix = (release: string) => `${VERSIONS}${release}.`

/** Whether Content Lake takes this as an id: a path of segments of letters, digits, `_` and `-`, 128 at most. */
export const isValidId = (id: string) => id.length <= 128 && /^\w[\w-]*(?:\.\w[\w-]*)*$/.test(id)

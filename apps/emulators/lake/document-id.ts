const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

export const isDraft = (id: string) => id.startsWith(DRAFTS)
const isVersion = (id: string) => id.startsWith(VERSIONS)
export const isPublished = (id: string) => !isDraft(id) && !isVersion(id)

/** Without a token, ids with a dot are invisible: drafts, versions and private paths. */
export const isPublic = (id: string) => !id.includes('.')

export function publishedId(id: string): string {
  if (isDraft(id)) return id.slice(DRAFTS.length)
  if (isVersion(id)) return id.split('.').slice(2).join('.')
  return id
}

export const draftId = (id: string) => DRAFTS + publishedId(id)

export const isVersionOf = (id: string, published: string) =>
  !isPublished(id) && publishedId(id) === published

export const versionPrefix = (release: string) => `${VERSIONS}${release}.`

/** Content Lake's rule for ids: dot-separated segments of letters, digits, `_` and `-`, at most 128 characters. */
export const isValidId = (id: string) => id.length <= 128 && /^\w[\w-]*(?:\.\w[\w-]*)*$/.test(id)

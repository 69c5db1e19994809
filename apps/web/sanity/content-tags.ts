/** On everything that comes from the Content Lake. */
export const contentTag = 'content'

/**
 * What a page may depend on: types of document, and `clock`, the passing of time, for what is sorted or marked by it.
 * A change of a document invalidates the tag of its type; that of a type without a tag, everything.
 */
export const contentTags = [
  'newsItem',
  'event',
  'campaign',
  'school',
  'group',
  'photoAlbum',
  'legalPage',
  'redirect',
  'homePage',
  'aboutPage',
  'schoolsPage',
  'groupsPage',
  'membershipPage',
  'contactPage',
  'siteSettings',
  'clock',
] as const

export type ContentTag = (typeof contentTags)[number]

export type AnyTag = ContentTag | typeof contentTag

/** The tag that a change of this type of document invalidates. */
export function tagOf(type: string): AnyTag {
  return contentTags.find((tag) => tag === type) ?? contentTag
}

/** The tag of everything that comes from the Content Lake. */
export const contentTag = 'content'

/**
 * What a page may depend on: document types and `clock`, the passing of time, for what is sorted or marked by it. A
 * changed document revalidates the tag of its type; one of a type without a tag, everything.
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

/** The document types that decide which paths there are. */
export const pathTags = ['newsItem', 'event', 'campaign', 'school', 'redirect'] as const

/** The tag that a change of a document of this type revalidates. */
export function tagOf(type: string): AnyTag {
  return contentTags.find((tag) => tag === type) ?? contentTag
}

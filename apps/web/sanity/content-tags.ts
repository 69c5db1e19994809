/** Cache tag of all content. */
export const contentTag = 'content'

/**
 * Cache tags: document types, and `clock` for what depends on the current time. A changed document revalidates the tag
 * of its type or, if its type has none, all content.
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

/** The document types that determine the site's paths. */
export const pathTags = ['newsItem', 'event', 'campaign', 'school', 'redirect'] as const

/** The tag to revalidate when a document of this type changes. */
export function tagOf(type: string): AnyTag {
  return contentTags.find((tag) => tag === type) ?? contentTag
}

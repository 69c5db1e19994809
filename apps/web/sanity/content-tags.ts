export const contentTag = 'content'

/** `clock` is for what depends on the current time. A change of a type without a tag revalidates all content. */
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

/** A type without a tag revalidates all content. */
export function tagOf(type: string): AnyTag {
  return contentTags.find((tag) => tag === type) ?? contentTag
}

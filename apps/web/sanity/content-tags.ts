export const contentTag = 'content'

/** Types of documents. A change of a type without a tag revalidates all content. */
export const documentTags = [
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
] as const

/** `clock` is for what depends on the current time, `moneySettings` for what admins change in the database. */
export const contentTags = [...documentTags, 'clock', 'moneySettings'] as const

export type ContentTag = (typeof contentTags)[number]

export type AnyTag = ContentTag | typeof contentTag

/** A type without a tag revalidates all content. */
export function tagOf(type: string): AnyTag {
  return documentTags.find((tag) => tag === type) ?? contentTag
}

/**
 * What is cached under a tag of content is under this one too, which expires a second later: a page that was being rendered
 * at the time of a change would otherwise be kept with what was there before.
 */
export const lateTag = (tag: AnyTag) => `late-${tag}` as const

/** The tags of what is cached from these types, or from any for `content`. */
export const cacheTags = (tags: readonly AnyTag[]) => [...tags, ...tags.map(lateTag)]

import type {Lesson} from '#/features/schools/lessons.ts'
import type {
  AboutPageQueryResult,
  AlbumListQueryResult,
  CampaignQueryResult,
  ContactPageQueryResult,
  EventListQueryResult,
  EventQueryResult,
  GroupListQueryResult,
  GroupsPageQueryResult,
  HomePageQueryResult,
  LegalPageQueryResult,
  MembershipPageQueryResult,
  NewsInShortQueryResult,
  NewsItemQueryResult,
  NewsSliceQueryResult,
  SchoolListQueryResult,
  SchoolQueryResult,
  SchoolsPageQueryResult,
  SiteSettingsQueryResult,
} from './sanity.types.gen.ts'

/** A document that has what its page cannot do without; the Studio asks for these before it publishes. */
type Complete<Document, Field extends keyof Document> = Document & {
  [Key in Field]: NonNullable<Document[Key]>
}

export type SiteSettings = NonNullable<SiteSettingsQueryResult>
export type HomePage = NonNullable<HomePageQueryResult>
export type AboutPage = NonNullable<AboutPageQueryResult>
export type MembershipPage = NonNullable<MembershipPageQueryResult>
export type ContactPage = NonNullable<ContactPageQueryResult>
export type LegalPage = NonNullable<LegalPageQueryResult>
export type SchoolsPage = NonNullable<SchoolsPageQueryResult>
export type GroupsPage = NonNullable<GroupsPageQueryResult>

export type NewsCardItem = Complete<NewsSliceQueryResult[number], 'slug' | 'date' | 'category'>
export type ShortNewsItem = Complete<NewsInShortQueryResult[number], 'slug' | 'date' | 'category'>
export type NewsItem = Complete<NonNullable<NewsItemQueryResult>, 'slug' | 'date' | 'category'>
export type ContentAction = NonNullable<NewsItem['actions']>[number]

export type EventCard = Complete<EventListQueryResult[number], 'eventKey' | 'start'>
export type Event = Complete<NonNullable<EventQueryResult>, 'eventKey' | 'start'> & {
  isPast: boolean
  /** Whether people may register now, where they have to. */
  registrationIsOpen: boolean
}

export type SchoolCard = Complete<SchoolListQueryResult[number], 'slug'>
export type School = Complete<NonNullable<SchoolQueryResult>, 'slug'> & {
  /** Breaks that are not over are left in `breaks`. */
  nextLesson: Lesson | undefined
}
export type Group = GroupListQueryResult[number]
export type Album = AlbumListQueryResult[number]
export type Campaign = Complete<NonNullable<CampaignQueryResult>, 'path'>

export type Stat = NonNullable<Campaign['stats']>[number]
export type TitledText = NonNullable<AboutPage['missions']>[number]
export type LocalizedBody = NonNullable<NewsItem['body']>
export type BodyBlocks = NonNullable<LocalizedBody['lt']>

/** Narrows a document to one that has the named fields. */
export function hasFields<Document extends object, Field extends keyof Document>(
  document: Document,
  ...fields: Field[]
): document is Complete<Document, Field> {
  return fields.every((field) => document[field] != null)
}

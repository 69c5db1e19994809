import type {
  AboutPageQueryResult,
  CampaignQueryResult,
  NewsItemQueryResult,
  SchoolQueryResult,
} from './sanity.types.gen.ts'

/** The Studio requires the fields, the API does not. */
export type Complete<Document, Field extends keyof Document> = Document & {
  [Key in Field]: NonNullable<Document[Key]>
}

export function hasFields<Document extends object, Field extends keyof Document>(
  document: Document,
  ...fields: Field[]
): document is Complete<Document, Field> {
  return fields.every((field) => document[field] != null)
}

// Several document types share these objects.
export type Stat = NonNullable<NonNullable<CampaignQueryResult>['stats']>[number]
export type TitledText = NonNullable<NonNullable<AboutPageQueryResult>['missions']>[number]
export type PublicDocument = Omit<NonNullable<NonNullable<AboutPageQueryResult>['constitution']>, '_key'> & {
  _key: string | null
}
export type Place = NonNullable<NonNullable<SchoolQueryResult>['place']>
export type LocalizedBody = NonNullable<NonNullable<NewsItemQueryResult>['body']>
export type BodyBlocks = NonNullable<LocalizedBody['lt'] | LocalizedBody['en']>

import type {
  AboutPageQueryResult,
  CampaignQueryResult,
  NewsItemQueryResult,
  SchoolQueryResult,
} from './sanity.types.gen.ts'

/** A document that has the given fields. The Studio requires them, the API does not. */
export type Complete<Document, Field extends keyof Document> = Document & {
  [Key in Field]: NonNullable<Document[Key]>
}

/** Narrows a document to one that has the given fields. */
export function hasFields<Document extends object, Field extends keyof Document>(
  document: Document,
  ...fields: Field[]
): document is Complete<Document, Field> {
  return fields.every((field) => document[field] != null)
}

// Objects shared by several document types.
export type Stat = NonNullable<NonNullable<CampaignQueryResult>['stats']>[number]
export type TitledText = NonNullable<NonNullable<AboutPageQueryResult>['missions']>[number]
export type PublicDocument = Omit<NonNullable<NonNullable<AboutPageQueryResult>['constitution']>, '_key'> & {
  _key: string | null
}
export type Place = NonNullable<NonNullable<SchoolQueryResult>['place']>
export type LocalizedBody = NonNullable<NonNullable<NewsItemQueryResult>['body']>
export type BodyBlocks = NonNullable<LocalizedBody['lt'] | LocalizedBody['en']>

import type {ScheduledAction} from '@site/schemas/content/scheduled-action'
import {
  getPublishedId,
  isDraftId,
  isVersionId,
  type SanityClient,
  type SanityDocument,
  type SchemaType,
} from 'sanity'
import {parseScheduled, scheduledQuery} from '../schedule/scheduled-documents.ts'
import {countReferences, picturePlaces, type PicturePlace} from './pictures-in-schema.ts'

/** A published document or a draft that shows the picture. */
export interface UsingVersion {
  document: SanityDocument
  places: PicturePlace[]
}

export interface PictureUse {
  /** Of the published version. */
  id: string
  type: string
  published: UsingVersion | undefined
  draft: UsingVersion | undefined
  schedules: ScheduledAction[]
  /** So many references to it are where the schema has no picture. Nothing changes them. */
  unknown: number
}

/** @throws {Error} if the Content Lake cannot be reached */
export async function loadUses(
  client: SanityClient,
  types: readonly SchemaType[],
  assetId: string,
): Promise<PictureUse[]> {
  const {documents, schedules} = await client.fetch<{documents: SanityDocument[]; schedules: unknown}>(
    `{"documents": *[references($assetId)] | order(_type, _id), "schedules": ${scheduledQuery}}`,
    {assetId},
    {perspective: 'raw', tag: 'picture-uses'},
  )
  return usesIn(documents, parseScheduled(schedules), types, assetId)
}

/** Documents with a draft are one use. */
export function usesIn(
  documents: readonly SanityDocument[],
  schedules: readonly ScheduledAction[],
  types: readonly SchemaType[],
  assetId: string,
): PictureUse[] {
  const byId = Map.groupBy(documents, ({_id}) => getPublishedId(_id))
  return [...byId].map(([id, versions]) => {
    const type = versions[0]?._type ?? ''
    const schemaType = types.find(({name}) => name === type)
    const placesIn = (document: SanityDocument | undefined): UsingVersion | undefined => {
      if (!document || !schemaType) return undefined
      const places = picturePlaces(document, schemaType).filter(({picture}) => picture.asset._ref === assetId)
      return places.length > 0 ? {document, places} : undefined
    }
    const published = placesIn(versions.find(({_id}) => _id === id))
    const draft = placesIn(versions.find(({_id}) => isDraftId(_id) && !isVersionId(_id)))
    const references = versions.reduce((sum, version) => sum + countReferences(version, assetId), 0)
    const known = (published?.places.length ?? 0) + (draft?.places.length ?? 0)
    return {
      id,
      type,
      published,
      draft,
      schedules: schedules.filter(({documentId}) => documentId === id),
      unknown: references - known,
    }
  })
}

export interface ShownPlace extends PicturePlace {
  isPublished: boolean
  isDraft: boolean
}

/** A place of the published version and of its draft is one place. What the draft says of it counts. */
export function placesOf({published, draft}: PictureUse): ShownPlace[] {
  const places = new Map<string, ShownPlace>()
  for (const place of published?.places ?? [])
    places.set(place.path, {...place, isPublished: true, isDraft: false})
  for (const place of draft?.places ?? [])
    places.set(place.path, {...place, isPublished: places.has(place.path), isDraft: true})
  return [...places.values()]
}

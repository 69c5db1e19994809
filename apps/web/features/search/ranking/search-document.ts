import {languages, type Language} from '@site/schemas/languages'
import type {SearchSource} from '#/sanity/search-source.ts'
import type {SynonymGroup} from './synonyms.ts'

/** Texts are in both languages: '' stands for none. */
export interface SearchDocument extends Pick<
  SearchSource,
  'type' | 'offer' | 'overAt' | 'isLegal' | 'placeAndPrice'
> {
  id: string
  /** The path is without language. */
  path: string
  title: Record<Language, string>
  /** Visitors search for the page's menu label too. */
  label?: Record<Language, string>
  text: Record<Language, string>
  /** The page is found by these but does not show them, such as its former titles. */
  alsoFoundBy?: string
  /** It is the day of a news item (YYYY-MM-DD) or the confirmed start of an event (ISO instant). */
  date?: string
}

export interface SearchDocuments {
  /** It is a hash of the documents and synonyms. */
  version: string
  documents: SearchDocument[]
  synonyms: SynonymGroup[]
}

export type Field = `${'title' | 'label' | 'text' | 'offer'}.${Language}` | 'alsoFoundBy'

export const titles: Field[] = ['title.lt', 'title.en', 'label.lt', 'label.en']
export const offers: Field[] = ['offer.lt', 'offer.en']
export const fields: Field[] = [...titles, 'text.lt', 'text.en', ...offers, 'alsoFoundBy']

/** A match in a field counts this much for a visitor of one language. */
export const boosts: Record<Language, Partial<Record<Field, number>>> = {
  lt: {...boostsOf('lt', 1), ...boostsOf('en', 0.6), alsoFoundBy: 2},
  en: {...boostsOf('en', 1), ...boostsOf('lt', 0.6), alsoFoundBy: 2},
}

function boostsOf(language: Language, factor: number): Partial<Record<Field, number>> {
  return {
    [`title.${language}`]: 4 * factor,
    [`label.${language}`]: 4 * factor,
    [`text.${language}`]: factor,
    [`offer.${language}`]: 4 * factor,
  }
}

export function fieldOf(document: SearchDocument, field: string): string {
  if (field === 'id') return document.id
  if (field === 'alsoFoundBy') return document.alsoFoundBy ?? ''
  const [name, language] = field.split('.') as ['title' | 'label' | 'text' | 'offer', Language]
  return (name === 'offer' ? document.offer?.words : document[name])?.[language] ?? ''
}

export function isSame(one: SearchDocument, other: SearchDocument): boolean {
  return (
    one.type === other.type &&
    one.path === other.path &&
    one.date === other.date &&
    one.offer?.until === other.offer?.until &&
    one.overAt === other.overAt &&
    one.isLegal === other.isLegal &&
    languages.every(({id}) => one.placeAndPrice?.[id] === other.placeAndPrice?.[id]) &&
    fields.every((field) => fieldOf(one, field) === fieldOf(other, field))
  )
}

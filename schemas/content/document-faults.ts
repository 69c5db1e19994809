import {languages} from '../languages.ts'
import {isFilled} from '../validation/filled.ts'
import {mostCharacters} from '../validation/most-characters.ts'
import {documentShape} from './content-shape.ts'
import {type ContentFault, readContent} from './read-content.ts'

/** `missing` means that a required field is empty, `length` that a value is too long. */
export interface DocumentFault {
  path: ContentFault['path']
  kind: ContentFault['kind'] | 'missing' | 'length'
}

const page = ['title', 'text']

/** These fields are required whatever the other fields say; of a bilingual text, only the Lithuanian is. */
const required: Record<string, string[]> = {
  event: ['title', 'description', 'start', 'kind', 'eventKey', 'admission'],
  newsItem: ['title', 'slug', 'description', 'date', 'category'],
  campaign: ['name', 'description', 'reference', 'path'],
  school: ['name', 'description', 'slug', 'eventKey'],
  group: ['name', 'description', 'schedule', 'email'],
  photoAlbum: ['title', 'eventKey'],
  legalPage: ['title', 'updatedOn'],
  redirect: ['from'],
  homePage: page,
  aboutPage: page,
  contactPage: page,
  membershipPage: [...page, 'minimumAge'],
  schoolsPage: [...page, 'eventKey'],
  groupsPage: [...page, 'eventKey'],
  siteSettings: ['name', 'tagline'],
}

export const judgedTypes = Object.keys(required)

/** The site leaves out the values that have one of these faults. */
export function documentFaults(document: {_type: string; [field: string]: unknown}): DocumentFault[] {
  const shape = documentShape(document._type)
  if (!shape) return []
  const faults: DocumentFault[] = []
  readContent(shape, document, faults as ContentFault[])
  const target = document._type === 'redirect' && !document.document ? ['page'] : []
  const lacking = [...(required[document._type] ?? []), ...target].filter(
    (field) => !isThere(document[field]) && !faults.some(({path}) => path[0] === field),
  )
  return [
    ...lacking.map((field) => ({path: [field], kind: 'missing' as const})),
    ...faults,
    ...tooLong(document),
  ]
}

function isThere(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return isFilled(value) || typeof value === 'number'
  return isFilled('current' in value ? value.current : 'lt' in value ? value.lt : undefined)
}

function tooLong({title, name}: Record<string, unknown>): DocumentFault[] {
  const texts = {title, name}
  return (['title', 'name'] as const).flatMap((field) =>
    languages
      .filter(
        ({id}) =>
          lengthOf((texts[field] as Record<string, unknown> | undefined)?.[id]) > mostCharacters.title,
      )
      .map(({id}) => ({path: [field, id], kind: 'length' as const})),
  )
}

const lengthOf = (text: unknown) => (typeof text === 'string' ? text.length : 0)

import type {Bilingual} from '@site/schemas/languages'
import type {SchemaType} from 'sanity'
import {findObjects} from '../documents/find-objects.ts'

export interface PlacedPicture {
  asset: {_ref: string}
  alt?: Bilingual<string>
  caption?: Bilingual<string>
  crop?: object
  hotspot?: object
}

export interface PicturePlace {
  /** This is a Sanity path: `photos[_key=="a"]`. */
  path: string
  /** A picture that only decorates has no description. */
  hasText: boolean
  /** It is part of the document, not a copy. */
  picture: PlacedPicture
  /** Pictures for the press say whom to name. */
  credit: Bilingual<string> | undefined
}

const isImage = (type: SchemaType): boolean =>
  type.name === 'image' || (type.type ? isImage(type.type) : false)

const isDescribed = (type: SchemaType): boolean =>
  type.jsonType === 'object' && type.fields.some(({name}) => name === 'alt')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Finds every picture whose place the schema knows. */
export function picturePlaces(value: unknown, type: SchemaType, path = ''): PicturePlace[] {
  if (Array.isArray(value)) {
    if (type.jsonType !== 'array') return []
    return value.flatMap((item) => {
      const member = type.of.find(({name}) => isObject(item) && name === item._type)
      return member && typeof item._key === 'string'
        ? picturePlaces(item, member, `${path}[_key=="${item._key}"]`)
        : []
    })
  }
  if (!isObject(value) || type.jsonType !== 'object') return []
  if (isImage(type))
    return isPlaced(value) ? [{path, hasText: isDescribed(type), picture: value, credit: undefined}] : []
  return type.fields.flatMap((field) => {
    const within = picturePlaces(value[field.name], field.type, path ? `${path}.${field.name}` : field.name)
    return isImage(field.type)
      ? within.map((place) => ({...place, credit: value.credit as PicturePlace['credit']}))
      : within
  })
}

const isPlaced = (value: object): value is PlacedPicture =>
  'asset' in value && isObject(value.asset) && typeof value.asset._ref === 'string'

/** Counts what refers to a document at any depth, known to the schema or not. */
export const countReferences = (document: object, id: string): number =>
  findObjects(document, (value): value is {_ref: string} => '_ref' in value && value._ref === id).length

const DEEPEST = 8

/** The GROQ paths of those pictures of a type that have a description: `photos[]`, `body.lt[]`. */
function describedPaths(type: SchemaType, depth = 0): string[] {
  if (depth > DEEPEST) return []
  if (type.jsonType === 'array') {
    return type.of.flatMap((member) => describedPaths(member, depth + 1)).map((path) => `[]${path}`)
  }
  if (type.jsonType !== 'object') return []
  if (isImage(type)) return isDescribed(type) ? [''] : []
  return type.fields.flatMap((field) =>
    describedPaths(field.type, depth + 1).map((path) => `.${field.name}${path}`),
  )
}

/** Returns GROQ for the list of a document's pictures that have a description, as they are in any of these types. */
export function describedPictures(types: readonly SchemaType[]): string {
  const paths = new Set(types.flatMap((type) => describedPaths(type)).map((path) => path.slice(1)))
  const items = [...paths].map((path) => (path.includes('[]') ? `...${path}` : path))
  return `[${items.join(', ')}][defined(asset)]`
}

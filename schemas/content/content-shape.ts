import schema from '../generated/schema.json' with {type: 'json'}
import {storedFormats, type StoredFormat} from '../validation/stored-formats.ts'

/**
 * Describes a type of stored content or of a query's result like `sanity schema extract` and `typeEvaluate` of groq-js
 * do. It adds what they leave out: `format`, and `isTitle` for the title of a document.
 */
export type Shape =
  | {type: 'null' | 'unknown'}
  | {type: 'string'; value?: string; format?: StoredFormat}
  | {type: 'number' | 'boolean'; value?: unknown}
  | {type: 'array'; of: Shape}
  | {type: 'union'; of: Shape[]}
  | {type: 'inline'; name: string; isTitle?: boolean}
  | ({type: 'object'; rest?: Shape} & Attributes)

export interface Attributes {
  attributes: Record<string, {value: Shape; optional?: boolean}>
}

type Type = {name: string} & (({type: 'document'} & Attributes) | {type: 'type'; value: Shape})

export const contentTypes: readonly Type[] = (structuredClone(schema) as unknown as Type[]).map(withFormats)

const byName = new Map(contentTypes.map((type) => [type.name, type]))

export function documentShape(name: unknown): ({type: 'object'} & Attributes) | undefined {
  const type = byName.get(String(name))
  return type?.type === 'document' ? {type: 'object', attributes: type.attributes} : undefined
}

export function namedShape(name: string): Shape {
  const type = byName.get(name)
  return type?.type === 'type' ? type.value : (documentShape(name) ?? {type: 'unknown'})
}

export function attributesOf(shape: Shape): Attributes['attributes'] {
  if (shape.type === 'inline') return attributesOf(namedShape(shape.name))
  if (shape.type !== 'object') return {}
  return shape.rest ? {...attributesOf(shape.rest), ...shape.attributes} : shape.attributes
}

function withFormats(type: Type): Type {
  const attributes = type.type === 'document' ? type.attributes : attributesIn(type.value)
  for (const [field, format] of Object.entries(storedFormats[type.name] ?? {})) {
    Object.assign(attributes[field]?.value ?? {}, {format})
  }
  if (type.type === 'document') {
    for (const {value} of [attributes.title, attributes.name].filter((found) => found !== undefined)) {
      if (value.type === 'inline' && value.name === 'localizedString') value.isTitle = true
    }
  }
  return type
}

function attributesIn(shape: Shape): Attributes['attributes'] {
  return shape.type === 'object' ? shape.attributes : {}
}

import type {Bilingual} from '../languages.ts'
import {isFilled} from '../validation/filled.ts'
import {attributesOf, namedShape, type Shape} from './content-shape.ts'
import {isReadable} from '../validation/stored-formats.ts'

export interface ContentFault {
  path: (string | number)[]
  /** `type` means that the value has another type than the schema's, `date` that it cannot be read as a time. */
  kind: 'type' | 'date'
}

export const untitled: Bilingual<string> = {lt: 'Be pavadinimo', en: 'Untitled'}

/**
 * Keeps what matches the shape. The rest becomes `null`, or is left out of a list, and is added to `faults`. Fields
 * that the shape does not mention stay.
 */
export function readContent(shape: Shape, value: unknown, faults: ContentFault[] = []): unknown {
  return read(shape, value, [], faults)
}

function read(shape: Shape, value: unknown, path: ContentFault['path'], faults: ContentFault[]): unknown {
  if (shape.type === 'inline') {
    const found = read(namedShape(shape.name), value, path, faults)
    return shape.isTitle ? titled(found) : found
  }
  if (shape.type === 'unknown') return value
  if (shape.type === 'union') return readUnion(shape.of, value, path, faults)
  // `documentFaults` decides whether the value may be missing.
  if (value == null) return null
  const fault = (kind: ContentFault['kind']) => {
    faults.push({path, kind})
    return null
  }
  if (shape.type === 'array')
    return Array.isArray(value) ? readArray(shape.of, value, path, faults) : fault('type')
  if (shape.type === 'object') return isObject(value) ? readObject(shape, value, path, faults) : fault('type')
  if (typeof value !== shape.type) return fault('type')
  if (shape.type !== 'string') return value
  if (shape.value !== undefined && shape.value !== value) return fault('type')
  return shape.format && !isReadable[shape.format](value as string) ? fault('date') : value
}

function readArray(shape: Shape, values: unknown[], path: ContentFault['path'], faults: ContentFault[]) {
  const mayBeNull = isNullable(shape)
  return values.flatMap((value, index) => {
    const at = [...path, index]
    if (value === null && !mayBeNull) faults.push({path: at, kind: 'type'})
    const found = read(shape, isObject(value) ? withKey(shape, value, index) : value, at, faults)
    return found === null && !mayBeNull ? [] : [found]
  })
}

const isNullable = (shape: Shape) => shape.type === 'union' && shape.of.some(({type}) => type === 'null')

/** A list written through the API may lack the keys that React needs. */
function withKey(shape: Shape, value: Stored, index: number): Stored {
  const [member] = shape.type === 'union' ? shape.of.filter(({type}) => type !== 'null') : [shape]
  const isKeyed = member !== undefined && '_key' in attributesOf(member)
  return isKeyed && !(typeof value._key === 'string' && value._key) ? {...value, _key: String(index)} : value
}

function readObject(shape: Shape, value: Stored, path: ContentFault['path'], faults: ContentFault[]) {
  const attributes = attributesOf(shape)
  const isOther = isOfOtherType(shape, value)
  const faultsBefore = faults.length
  const found: Stored = {...value}
  for (const [name, attribute] of Object.entries(attributes)) {
    if (isOther && name === '_type') continue
    const isAbsent = value[name] === undefined
    const part = read(attribute.value, value[name], [...path, name], faults)
    if (part !== null && part !== undefined) found[name] = part
    else if (!isAbsent && attribute.optional) delete found[name]
    else if (!isAbsent) found[name] = null
  }
  // A value that names another type is kept if some of its fields fit.
  if (
    !isOther ||
    Object.keys(found).some((name) => isOwn(name) && found[name] !== null && name in attributes)
  )
    return found
  faults.splice(faultsBefore)
  faults.push({path, kind: 'type'})
  return null
}

const isOwn = (name: string) => !name.startsWith('_')

/** Picks the member that fits best. A value with a `_type` is only read as that type. */
function readUnion(members: Shape[], value: unknown, path: ContentFault['path'], faults: ContentFault[]) {
  const isTitle = (member: Shape) => member.type === 'inline' && member.isTitle
  const possible = members.filter(({type}) => type !== 'null')
  const fitting = possible.filter((member) => isTitle(member) || !isOfOtherType(member, value))
  const candidates = possible.length === 1 ? possible : fitting
  let best: {found: unknown; faults: ContentFault[]} | undefined
  for (const candidate of candidates) {
    const attempt = {faults: [] as ContentFault[], found: undefined as unknown}
    attempt.found = read(candidate, value, path, attempt.faults)
    if (!best || attempt.faults.length < best.faults.length) best = attempt
    if (best.faults.length === 0) break
  }
  if (!best) {
    if (value != null) faults.push({path, kind: 'type'})
    return null
  }
  faults.push(...best.faults)
  return best.found
}

/** An untyped value or member fits anything. */
function isOfOtherType(shape: Shape, value: unknown): boolean {
  const type = attributesOf(shape)._type?.value
  if (!isObject(value) || type?.type !== 'string' || type.value === undefined) return false
  return value._type !== undefined && value._type !== type.value
}

function titled(title: unknown): unknown {
  const {lt, en} = (title ?? {}) as Bilingual<unknown>
  return isFilled(lt) || isFilled(en) ? title : {...(title as object | null), ...untitled}
}

type Stored = Record<string, unknown>

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

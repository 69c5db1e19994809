import {type Traced, tracedField, tracedHolder, tracedValue} from './trace-values.ts'
import {type Segment, type Source, sourceOf, sourceWithin} from './value-sources.ts'

export type SourceMapStyle = 'index' | 'key'

/** https://github.com/sanity-io/content-source-maps */
interface ContentSourceMap {
  documents: {_id: string; _type: string}[]
  paths: string[]
  mappings: Record<string, {type: 'value'; source: {type: 'documentValue'; document: number; path: number}}>
}

/** A value without a mapping is computed. An unchanged object or list has one mapping for all that it holds. */
export function mapSources(
  tracedResult: unknown,
  splats: symbol[],
  style: SourceMapStyle,
): {result: unknown; resultSourceMap: ContentSourceMap} {
  const documents = new Map<string, {place: number; entry: {_id: string; _type: string}}>()
  const paths = new Map<string, number>()
  const mappings: ContentSourceMap['mappings'] = {}

  function map(at: Segment[], {document, path}: Source) {
    const id = String(document._originalId ?? document._id)
    const known = documents.get(id) ?? {place: documents.size, entry: {_id: id, _type: document._type}}
    documents.set(id, known)
    const text = jsonPath(path, style)
    const place = paths.get(text) ?? paths.size
    paths.set(text, place)
    mappings[jsonPath(at, 'index')] = {
      source: {document: known.place, path: place, type: 'documentValue'},
      type: 'value',
    }
  }

  function plain(value: unknown, at: Segment[], source?: Source): unknown {
    if (isTraced(value)) {
      const field = value[tracedField]
      const within = field === undefined ? undefined : sourceWithin(value[tracedHolder], field)
      return plain(value[tracedValue], at, within)
    }
    const found = sourceOf(value) ?? source
    if (value !== null && value !== undefined && found) {
      map(at, found)
      return value
    }
    if (Array.isArray(value))
      return value.map((item: unknown, index) => plain(item, [...at, {index, key: undefined}]))
    return value !== null && typeof value === 'object' ? plainObject(value, at) : value
  }

  function plainObject(value: object, at: Segment[]): Record<string, unknown> {
    const spread = splats.flatMap((name) => (name in value ? [(value as Record<symbol, unknown>)[name]] : []))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]: [string, unknown]) => {
        const holder = spread.findLast((object) => object !== null && Object.hasOwn(Object(object), name))
        // The item may also be an object that the query creates in place of the spread one.
        const isSpread = holder !== undefined && (item === null || typeof item !== 'object')
        return [name, plain(item, [...at, name], isSpread ? sourceWithin(holder, name) : undefined)]
      }),
    )
  }

  const result = plain(tracedResult, [])
  return {
    result,
    resultSourceMap: {
      documents: [...documents.values()].map(({entry}) => entry),
      paths: [...paths.keys()],
      mappings,
    },
  }
}

const isTraced = (value: unknown): value is Traced =>
  value !== null && typeof value === 'object' && tracedValue in value

const escapes: Record<string, string> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

const escaped = (text: string) => text.replaceAll(/[\f\n\r\t'\\]/g, (character) => escapes[character] ?? '')

function jsonPath(path: Segment[], style: SourceMapStyle): string {
  const segments = path.map((segment) => {
    if (typeof segment === 'string') return `['${escaped(segment)}']`
    const {index, key} = segment
    return style === 'key' && key !== undefined ? `[?(@._key=='${escaped(key)}')]` : `[${index}]`
  })
  return `$${segments.join('')}`
}

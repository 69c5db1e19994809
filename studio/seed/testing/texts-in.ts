import type {SeedDocument} from '../seed-documents.ts'

export interface BilingualText {
  /** The document's id and the text's path. */
  where: string
  lt: string
  en: string
}

interface Block {
  _key?: string
  _type: string
  picture?: string
  style?: string
  listItem?: string
  children?: {text: string}[]
  markDefs?: {href: string}[]
  href?: string
  rows?: {cells: string[]}[]
}

/** Every text of the document. A formatted text is one text per block, without its marks. */
export function textsIn(document: SeedDocument): BilingualText[] {
  return [...objectsIn(document)].flatMap(({path, object: {_type, lt, en}}) => {
    const where = `${document._id} ${path}`
    if (_type === 'localizedString' || _type === 'localizedText') {
      return [{where, lt: String(lt ?? ''), en: String(en ?? '')}]
    }
    if (_type !== 'localizedBody') return []
    const inEnglish = textsOf(en)
    return textsOf(lt).map((text, index) => ({where, lt: text, en: inEnglish[index] ?? ''}))
  })
}

/**
 * The structure of a formatted text without its words: one line per block, with the URLs of its links. A picture is named
 * by its key, also where the translation refers to it.
 */
export function outlineOf(body: unknown): string[] {
  return (body as Block[]).map(({_key, _type, picture, style, listItem, href, rows, markDefs = []}) => {
    if (_type === 'block')
      return [style, listItem, ...markDefs.map((mark) => mark.href)].filter(Boolean).join(' ')
    if (/picture|image/i.test(_type)) return `picture ${picture ?? _key}`
    return [_type, href, ...(rows ?? []).map(({cells}) => cells.length)].filter(Boolean).join(' ')
  })
}

function textsOf(body: unknown): string[] {
  const blocks = (body as Block[]).filter(({_type}) => _type === 'block')
  return blocks.map(({children = []}) => children.map(({text}) => text).join(''))
}

/** Yields the value itself, if it is an object, and every object inside it, each with its path. */
export function* objectsIn(
  value: unknown,
  path = '',
): Generator<{path: string; object: Record<string, unknown>}> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, `${path}[${index}]`)
  } else if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, unknown>
    yield {path, object}
    for (const [key, item] of Object.entries(object)) yield* objectsIn(item, path ? `${path}.${key}` : key)
  }
}

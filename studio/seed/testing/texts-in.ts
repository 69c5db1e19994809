import type {SeedDocument} from '../seed-documents.ts'
import {objectsIn} from './objects-in.ts'

export interface BilingualText {
  /** Id of the document and path of the text. */
  where: string
  lt: string
  en: string
}

interface Block {
  _type: string
  style?: string
  listItem?: string
  children?: {text: string}[]
  markDefs?: {href: string}[]
}

/** Every text of the document; of a formatted one, each block with its parts joined. */
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

/** What a formatted text is made of, apart from its words: one line a block, with the addresses that it links to. */
export function outlineOf(body: unknown): string[] {
  return (body as Block[]).map(({_type, style, listItem, markDefs = []}) =>
    [_type, style, listItem, ...markDefs.map(({href}) => href)].filter(Boolean).join(' '),
  )
}

function textsOf(body: unknown): string[] {
  const blocks = (body as Block[]).filter(({_type}) => _type === 'block')
  return blocks.map(({children = []}) => children.map(({text}) => text).join(''))
}

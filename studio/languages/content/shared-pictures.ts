import type {Bilingual} from '@site/schemas/languages'

export interface Block {
  _type: string
  _key: string
  children?: {_key: string; text?: string; marks?: string[]}[]
  markDefs?: {_key: string}[]
  picture?: string
  asset?: {_ref: string}
}

export type Body = Bilingual<Block[]>

const isPicture = ({_type}: Block) => _type === 'bodyImage'
const isParagraph = ({_type}: Block) => _type === 'block'

export function unsharedPictures({lt = [], en = []}: Body): Block[] {
  const shared = new Set(en.map(({picture}) => picture))
  return lt.filter((block) => isPicture(block) && !shared.has(block._key))
}

/** Each picture is placed after as many paragraphs as in the Lithuanian text. */
export function withSharedPictures({lt = [], en = []}: Body, newKey: () => string): Block[] {
  return unsharedPictures({lt, en}).reduce(
    (english, picture) =>
      insertedAsIn(lt, picture, english, {_type: 'sharedPicture', _key: newKey(), picture: picture._key}),
    en,
  )
}

function insertedAsIn(originals: Block[], original: Block, text: Block[], block: Block): Block[] {
  const before = originals.slice(0, originals.indexOf(original)).filter(isParagraph).length
  const next = text.findIndex(
    (each, index) => isParagraph(each) && text.slice(0, index).filter(isParagraph).length === before,
  )
  return text.toSpliced(next === -1 ? text.length : next, 0, block)
}

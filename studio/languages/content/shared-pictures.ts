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

/**
 * Merges rich texts from the time when each language had its own pictures. Pictures that only the English text showed
 * move into the Lithuanian one, after as many paragraphs as there.
 */
export function picturesInOnePlace({lt = [], en = []}: Body): Required<Body> {
  let lithuanian = lt
  const taken = new Set<Block>()
  const english = en.map((block) => {
    if (!isPicture(block)) return block
    const same = lithuanian.find(
      (other) => isPicture(other) && other.asset?._ref === block.asset?._ref && !taken.has(other),
    )
    if (!same) lithuanian = insertedAsIn(en, block, lithuanian, block)
    taken.add(same ?? block)
    return {_type: 'sharedPicture', _key: block._key, picture: (same ?? block)._key}
  })
  return {lt: lithuanian, en: english}
}

function insertedAsIn(originals: Block[], original: Block, text: Block[], block: Block): Block[] {
  const before = originals.slice(0, originals.indexOf(original)).filter(isParagraph).length
  const next = text.findIndex(
    (each, index) => isParagraph(each) && text.slice(0, index).filter(isParagraph).length === before,
  )
  return text.toSpliced(next === -1 ? text.length : next, 0, block)
}

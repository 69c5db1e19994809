import type {Bilingual} from '@site/schemas/languages'

/** A paragraph or picture of a rich text. */
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

/** The pictures of the Lithuanian text that the English one does not show yet. */
export function unsharedPictures({lt = [], en = []}: Body): Block[] {
  const shared = new Set(en.map(({picture}) => picture))
  return lt.filter((block) => isPicture(block) && !shared.has(block._key))
}

/** The English text with all pictures of the Lithuanian one, each after as many paragraphs as there. */
export function withSharedPictures({lt = [], en = []}: Body, newKey: () => string): Block[] {
  return unsharedPictures({lt, en}).reduce(
    (english, picture) =>
      insertedAsIn(lt, picture, english, {_type: 'sharedPicture', _key: newKey(), picture: picture._key}),
    en,
  )
}

/**
 * A rich text whose languages each had pictures of their own, with each picture once. What only the English text showed
 * moves into the Lithuanian one, after as many paragraphs as there.
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

/** The text with a block inserted after as many paragraphs as there are before the original in its own text. */
function insertedAsIn(originals: Block[], original: Block, text: Block[], block: Block): Block[] {
  const before = originals.slice(0, originals.indexOf(original)).filter(isParagraph).length
  const next = text.findIndex(
    (each, index) => isParagraph(each) && text.slice(0, index).filter(isParagraph).length === before,
  )
  return text.toSpliced(next === -1 ? text.length : next, 0, block)
}

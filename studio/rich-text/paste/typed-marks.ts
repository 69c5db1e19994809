/** How WhatsApp, Messenger and Viber mark bold and italic words. */
const tags = {'*': 'strong', _: 'em'} as const
type Mark = keyof typeof tags

const isMark = (letter: string | undefined): letter is Mark => letter === '*' || letter === '_'

/** In what stands between these, and in addresses, every letter stays. */
const literal = /```.*?```|`[^`]+`|(?:https?:\/\/|www\.)\S+|\S+@\S+/gu

/** A star after a price or a letter leads to a footnote. */
const mayPrecede = /^(?:[\s\p{Ps}\p{Pi}\p{Pd}\p{Extended_Pictographic}„“"'*_~/.,:;!?]|\u200D|\uFE0F)$/u
const mayFollow = /^[^\p{L}\p{N}\p{Sc}]$/u

interface Marked {
  mark: Mark
  /** Of the first mark and of the last. */
  from: number
  to: number
}

/** Puts the line into the element, marked words as `strong` and `em`. What only looks like a mark stays. */
export function appendMarked(element: Element, line: string): void {
  const found = firstMarked(line)
  if (!found) return element.append(line)
  const {mark, from, to} = found
  element.append(line.slice(0, from))
  const marked = element.ownerDocument.createElement(tags[mark])
  appendMarked(marked, line.slice(from + 1, to))
  element.append(marked)
  appendMarked(element, line.slice(to + 1))
}

export const hasMarks = (line: string): boolean => firstMarked(line) !== undefined

function firstMarked(line: string): Marked | undefined {
  const literals = [...line.matchAll(literal)].map(
    ({0: text, index}) => [index, index + text.length] as const,
  )
  const isLiteral = (at: number) => literals.some(([from, to]) => at >= from && at < to)
  for (let from = 0; from < line.length; from++) {
    const mark = line[from]
    if (!isMark(mark) || isLiteral(from) || !isOpening(line, from)) continue
    for (let to = from + 2; to < line.length; to++)
      if (line[to] === mark && !isLiteral(to) && isClosing(line, to)) return {mark, from, to}
  }
  return undefined
}

function isOpening(line: string, at: number): boolean {
  const [before, after = ' '] = [letterBefore(line, at), line[at + 1]]
  return after.trim() !== '' && after !== line[at] && (before === '' || mayPrecede.test(before))
}

function isClosing(line: string, at: number): boolean {
  const [before = ' ', after] = [line[at - 1], letterAfter(line, at)]
  return (
    before.trim() !== '' &&
    before !== line[at] &&
    (after === '' || (after !== line[at] && mayFollow.test(after)))
  )
}

const letterBefore = (line: string, at: number) => /.$/su.exec(line.slice(0, at))?.[0] ?? ''
const letterAfter = (line: string, at: number) => /^./su.exec(line.slice(at + 1))?.[0] ?? ''

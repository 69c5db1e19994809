import {isHyphenated, joinedAtHyphen} from './hyphens.ts'
import {typedMarker} from './pasted-lists.ts'

/** Narrower lines were broken by their author, not by a program, unless a word is hyphenated. */
const NARROWEST_WRAPPED = 55

/** Letters differ in width, so a line that was broken by a program does not fill the whole width. */
const FILLED = 0.9

/**
 * A blank line separates paragraphs, and a single line end stays one, since authors of messages and posts mean it. Only
 * lines that a mail program or a PDF has wrapped are joined, and one that ends early ends the paragraph.
 */
export function paragraphsOf(text: string): string[][] {
  const paragraphs = text.replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n').split(/\n(?:[ \t\u00A0]*\n)+/)
  return paragraphs
    .map((paragraph) => paragraph.split('\n').map((line) => line.trimEnd()))
    .map((lines) => lines.filter(Boolean))
    .filter((lines) => lines.length > 0)
    .flatMap(unwrapped)
}

function unwrapped(lines: string[]): string[][] {
  const pairs = lines.slice(1).map((next, index) => [lines[index] ?? '', next] as const)
  const hasHyphens = pairs.some(([line, next]) => isHyphenated(line, next))
  const width = Math.max(...lines.map((line) => line.length))
  const isFilled = (line: string, next: string) => {
    if (isHyphenated(line, next)) return true
    const [word = ''] = next.trimStart().split(' ')
    const withWord = line.length + 1 + word.length
    const isEnd = /[.!?…:]$/.test(line) && !goesOn(next) && !(hasHyphens && withWord > width)
    const length = isEnd ? line.length : withWord
    return (hasHyphens || width >= NARROWEST_WRAPPED) && length > width * FILLED && !typedMarker.test(next)
  }
  const isWrapped = pairs.some(
    ([line, next]) => isFilled(line, next) && (goesOn(next) || isHyphenated(line, next)),
  )

  const paragraphs: string[][] = [lines.slice(0, 1)]
  for (const [line, next] of pairs) {
    const paragraph = paragraphs.at(-1) ?? []
    const last = paragraph.at(-1) ?? ''
    const isOfItem = typedMarker.test(last) && !typedMarker.test(next) && (goesOn(next) || /^\s/.test(next))
    if (isOfItem || (isWrapped && isFilled(line, next))) paragraph.splice(-1, 1, joined(last, next))
    else if (isWrapped && !typedMarker.test(next) && !typedMarker.test(last)) paragraphs.push([next])
    else paragraph.push(next)
  }
  return paragraphs
}

const goesOn = (line: string) => /^\s*\p{Lowercase_Letter}/u.test(line)

function joined(line: string, next: string): string {
  return joinedAtHyphen(line, next.trimStart()) ?? `${line} ${next.trimStart()}`
}

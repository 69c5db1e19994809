import {typedMarker} from './typed-lists.ts'

/** Narrower texts are not broken by a program, but by their author. */
const NARROWEST_WRAPPED = 55

/** How much of the width a line fills that was broken because the next word did not fit: letters differ in width. */
const FILLED = 0.9

/**
 * The paragraphs of a plain text, each with its lines, whichever line ends it has. A blank line separates paragraphs. A single
 * line end stays one: authors of messages and posts mean it. Only where a mail program or a PDF has broken the lines to a width
 * are they joined, and a line that ends early ends the paragraph.
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
  const width = Math.max(...lines.map((line) => line.length))
  const isFilled = (line: string, next: string) => {
    const [word = ''] = next.trimStart().split(' ')
    const isEnd = /[.!?…:]$/.test(line) && !goesOn(next)
    const length = isEnd ? line.length : line.length + 1 + word.length
    return width >= NARROWEST_WRAPPED && length > width * FILLED && !typedMarker.test(next)
  }
  const pairs = lines.slice(1).map((next, index) => [lines[index] ?? '', next] as const)
  const isWrapped = pairs.some(([line, next]) => isFilled(line, next) && goesOn(next))

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

/** A hyphen at the end may belong to the word, so it stays; a soft one does not. */
function joined(line: string, next: string): string {
  if (line.endsWith('\u00AD')) return line.slice(0, -1) + next.trimStart()
  return /\p{Letter}-$/u.test(line) && goesOn(next) ? line + next.trimStart() : `${line} ${next.trimStart()}`
}

import {DIFF_INSERT, makeDiff} from '@sanity/diff-match-patch'
import {type ChangedValue, isSame, valueAt} from './changed-values.ts'
import {textOf} from './text-of.ts'

/**
 * Whether letters that were typed are not in the document. What somebody else has written in the same field since may stand
 * between them, and lists may be in another order. Of what has no text, such as a picture, whether the change fell away.
 */
export function isMissing({path, before, after}: ChangedValue, document: unknown): boolean {
  const shown = valueAt(document, path)
  if (isSame(shown, after)) return false
  const texts = [before, after, shown].map((value) => textOf(byKey(value)))
  const [old = '', typed, now = ''] = texts
  if (typed === undefined) return isSame(shown, before)
  return !isWithin(inserted(old, typed), inserted(old, now))
}

function inserted(before: string, after: string): string {
  return makeDiff(before, after)
    .flatMap(([type, text]) => (type === DIFF_INSERT ? [text] : []))
    .join('')
    .replaceAll(/\s/g, '')
}

/** Whether all letters of a text come in another in the same order. */
function isWithin(letters: string, text: string): boolean {
  let found = 0
  for (const letter of text.split('')) if (letter === letters[found]) found += 1
  return found === letters.length
}

function byKey(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  const keyed = value as {_key?: string}[]
  return keyed.toSorted((one, other) => (one?._key ?? '').localeCompare(other?._key ?? ''))
}

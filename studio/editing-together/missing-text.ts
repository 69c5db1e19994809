import {DIFF_INSERT, makeDiff} from '@sanity/diff-match-patch'
import {type ChangedValue, isSame, valueAt} from './changed-values.ts'
import {textOf} from './text-of.ts'

/**
 * Other people's letters may stand between the typed ones, and lists may be in another order. Values without text, such
 * as a picture, count as missing if the change is gone.
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

import {comparableEmail} from '@site/schemas/email-addresses/email-address'
import {fold} from '@site/schemas/fold'

const MAX_LENGTH = 100

/** A very long search is truncated. */
export function foldSearch(typed: string): string {
  return fold(typed).slice(0, MAX_LENGTH)
}

/**
 * Each word typed gives one SQL `like` pattern, all of which a row must match, in any order. Wildcards are escaped,
 * except
 * for the star: PostgREST turns it into `%` even when escaped, so it becomes `_`, which matches any one character.
 */
export function searchPatterns(typed: string): string[] {
  return patterns(foldSearch(typed))
}

/** The database keeps addresses in lower case and does not fold them: o’neil@ is not oneil@. */
export function addressPatterns(typed: string): string[] {
  return patterns(comparableEmail(typed).slice(0, MAX_LENGTH))
}

function patterns(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`)
}

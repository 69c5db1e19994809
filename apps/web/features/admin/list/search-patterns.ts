import {foldSearch} from './fold-search.ts'

/**
 * One pattern of SQL's `like` for each word that was typed, all of which a row must match, in any order. Signs that
 * `like` takes for something else stand for themselves; only the star, which PostgREST turns into a percent sign
 * whatever precedes it, matches any one character.
 */
export function searchPatterns(typed: string): string[] {
  const words = foldSearch(typed).split(' ').filter(Boolean)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`)
}

const MAX_LENGTH = 100

const plain: Record<string, string> = {
  ą: 'a',
  č: 'c',
  ę: 'e',
  ė: 'e',
  į: 'i',
  š: 's',
  ų: 'u',
  ū: 'u',
  ž: 'z',
}

/** Text as the database indexes it: lower case, without Lithuanian diacritics. */
export function fold(text: string): string {
  const folded = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ąčęėįšųūž]/g, (letter) => plain[letter] ?? letter)
  return folded.replaceAll(/\s+/g, ' ').trim()
}

/** What was typed as a search, folded; truncated if it is very long. */
export function foldSearch(typed: string): string {
  return fold(typed).slice(0, MAX_LENGTH)
}

/**
 * One SQL `like` pattern for each word typed; a row must match all of them, in any order. Wildcards are escaped, except
 * for the star: PostgREST turns it into `%` even when escaped, so it becomes `_`, which matches any one character.
 */
export function searchPatterns(typed: string): string[] {
  const words = foldSearch(typed).split(' ').filter(Boolean)
  return words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('*', '_')}%`)
}

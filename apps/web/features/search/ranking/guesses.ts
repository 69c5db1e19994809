import {fields, fieldOf, type SearchDocument} from './search-document.ts'
import {splitIntoTokens, tokenize} from './tokens.ts'

/**
 * @param nearest returns undefined for a word that occurs, and for one that resembles none
 * @returns undefined if no word of the query has another in its place
 */
export function withGuesses(
  query: string,
  nearest: (word: string) => string | undefined,
): string | undefined {
  const guessed = splitIntoTokens(query)
    .map(({text, isToken}) => (isToken && nearest(text)) || text)
    .join('')
  return guessed === query ? undefined : guessed
}

/** The word as the document has it: „Krepšinio“ for „krepsin“. */
export function wordWith(
  document: SearchDocument,
  terms: Set<string>,
  termsOf: (token: string) => string[],
): string | undefined {
  for (const field of fields) {
    const word = tokenize(fieldOf(document, field)).find((token) =>
      termsOf(token).some((term) => terms.has(term)),
    )
    if (word) return word
  }
  return undefined
}

import {stem, tokenize} from './tokens.ts'

/** Words or phrases with the same meaning. */
export type SynonymGroup = string[]

/** Tokens of the query, and other phrases that mean the same. */
export interface QueryTerm {
  tokens: string[]
  /** Each is a list of tokens that must all match. */
  synonyms: string[][]
}

interface Phrase {
  stems: string[]
  synonyms: string[][]
}

/**
 * Returns a function that splits the tokens of a query into terms, each with its synonyms. Of phrases that begin with
 * the same token, the longest wins. Endings and diacritics make no difference.
 */
export function createSynonyms(groups: SynonymGroup[]): (tokens: string[]) => QueryTerm[] {
  const phrases = new Map<string, Phrase[]>()
  for (const group of groups) {
    const members = group.map(tokenize).filter((tokens) => tokens.length > 0)
    for (const member of members) {
      const stems = member.map(stem)
      const synonyms = members.filter((other) => other !== member)
      const first = stems[0] ?? ''
      phrases.set(first, [...(phrases.get(first) ?? []), {stems, synonyms}])
    }
  }

  return (tokens) => {
    const stems = tokens.map(stem)
    const terms: QueryTerm[] = []
    for (let index = 0; index < tokens.length;) {
      const matching = longestMatches(phrases.get(stems[index] ?? '') ?? [], stems.slice(index))
      const length = matching[0]?.stems.length ?? 1
      terms.push({
        tokens: tokens.slice(index, index + length),
        synonyms: matching.flatMap(({synonyms}) => synonyms),
      })
      index += length
    }
    return terms
  }
}

/** The longest phrases that the stems begin with; several if one word is in several groups. */
function longestMatches(phrases: Phrase[], stems: string[]): Phrase[] {
  const matching = phrases.filter((phrase) => phrase.stems.every((part, index) => part === stems[index]))
  const longest = Math.max(...matching.map((phrase) => phrase.stems.length))
  return matching.filter((phrase) => phrase.stems.length === longest)
}

import {stem, tokenize} from './tokens.ts'

export type SynonymGroup = string[]

export interface QueryTerm {
  tokens: string[]
  /** All tokens of a synonym must match. */
  synonyms: string[][]
}

interface Phrase {
  stems: string[]
  synonyms: string[][]
}

/** Of phrases that start with the same token, the longest wins. Endings and diacritics make no difference. */
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

/** Several phrases match if one word is in several groups. */
function longestMatches(phrases: Phrase[], stems: string[]): Phrase[] {
  const matching = phrases.filter((phrase) => phrase.stems.every((part, index) => part === stems[index]))
  const longest = Math.max(...matching.map((phrase) => phrase.stems.length))
  return matching.filter((phrase) => phrase.stems.length === longest)
}

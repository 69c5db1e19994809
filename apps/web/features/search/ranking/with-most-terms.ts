import type {SearchResult as Match} from 'minisearch'
import type {QueryTerm} from './synonyms.ts'
import {stem} from './tokens.ts'

/** Fewer pages than this with all terms are followed by pages with some of them. */
const FEW = 3

/**
 * The matches with all terms, or their synonyms; if there are few, then those with one term less, and so on down to half
 * of the terms. Matches with equally many terms keep their order.
 */
export function withMostTerms(
  matches: Match[],
  terms: QueryTerm[],
): {matches: Match[]; haveAllTerms: boolean} {
  const alternatives = terms.map(({tokens, synonyms}) =>
    [tokens, ...synonyms].map((words) => words.map(stem)),
  )
  const byCount = Map.groupBy(matches, ({queryTerms}) => {
    const matched = new Set(queryTerms)
    return alternatives.filter((phrases) => phrases.some((stems) => stems.every((part) => matched.has(part))))
      .length
  })
  const most: Match[] = []
  for (let count = terms.length; count >= terms.length / 2 && most.length < FEW; count--) {
    most.push(...(byCount.get(count) ?? []))
  }
  return {matches: most, haveAllTerms: most.length === 0 || byCount.has(terms.length)}
}

import type {SearchResult as Match} from 'minisearch'
import type {QueryTerm} from './synonyms.ts'
import {stem} from './tokens.ts'

/** If fewer pages than this have all terms, pages with some of them follow. */
const FEW = 3

/** If few match all terms, those with one term less follow, down to half of them. Equal matches keep their order. */
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

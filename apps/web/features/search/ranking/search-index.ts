import type {Language} from '@site/schemas/languages'
import MiniSearch, {type Query, type SearchResult as Match} from 'minisearch'
import {withGuesses, wordWith} from './guesses.ts'
import {queryTerms} from './query-terms.ts'
import {resultOf, type SearchResult, typedOf} from './result-of.ts'
import {boosts, fieldOf, fields, isSame, type SearchDocument} from './search-document.ts'
import {standing} from './standing.ts'
import {createSynonyms, type QueryTerm, type SynonymGroup} from './synonyms.ts'
import {fuzzyQueries, queryOf} from './term-matching.ts'
import {indexedTerms, stem, tokenize} from './tokens.ts'
import {createVocabulary} from './vocabulary.ts'
import {withMostTerms} from './with-most-terms.ts'

export interface SearchResponse {
  /** `results` has only the best of these. */
  total: number
  results: SearchResult[]
  /** False if no page has all words of the query. */
  haveAllWords: boolean
  /** It is the query with words that occur in place of those that do not, where some are similar. */
  guess?: string
}

/** What is over at `at` comes after what is to come. */
type Search = (query: string, language: Language, at?: Date) => SearchResponse

const maxResults = 50

/** Indexing pauses after this time, so that other requests are handled in between. */
const SLICE_MS = 10

/** Removing a document leaves rounding errors in the lengths that scores are made of. */
const SCORE_STEPS = 1e6

export interface SearchIndex {
  search: Search
  /** Indexes what is new and drops what is gone, as if the index were new. Searches meanwhile find some changes. */
  update(documents: SearchDocument[], synonyms?: SynonymGroup[]): Promise<void>
}

interface Indexed {
  document: SearchDocument
  /** Of results that rank equally, the first of the list comes first. */
  position: number
}

export async function createSearchIndex(
  documents: SearchDocument[],
  synonyms?: SynonymGroup[],
): Promise<SearchIndex> {
  const index = emptySearchIndex()
  await index.update(documents, synonyms)
  return index
}

function emptySearchIndex(): SearchIndex {
  const indexed = new Map<string, Indexed>()
  const terms = new Map<string, string[]>()
  const termsOf = (token: string) => {
    let known = terms.get(token)
    if (!known) terms.set(token, (known = indexedTerms(token)))
    return known
  }
  /** These are terms of the document that is being added or removed. */
  const processed = new Set<string>()
  const index = new MiniSearch<SearchDocument>({
    fields,
    tokenize,
    processTerm: (token) => {
      const found = termsOf(token)
      for (const term of found) processed.add(term)
      return found
    },
    extractField: fieldOf,
    searchOptions: {processTerm: stem},
  })
  const vocabulary = createVocabulary()
  const occurs = (token: string) => vocabulary.hasPrefix(stem(token))
  let toTerms = createSynonyms([])

  async function update(documents: SearchDocument[], synonyms: SynonymGroup[] = []) {
    const yieldWhenDue = slices(SLICE_MS)
    const kept = new Set(documents.map(({id}) => id))
    for (const [id, {document}] of indexed) {
      if (!kept.has(id)) remove(document)
      await yieldWhenDue()
    }
    for (const [position, document] of documents.entries()) {
      const known = indexed.get(document.id)
      if (known && isSame(known.document, document)) known.position = position
      else {
        if (known) remove(known.document)
        add(document, position)
      }
      await yieldWhenDue()
    }
    vocabulary.settle()
    toTerms = createSynonyms(synonyms)
  }

  function add(document: SearchDocument, position: number) {
    processed.clear()
    index.add(document)
    vocabulary.add(processed)
    indexed.set(document.id, {document, position})
  }

  function remove(document: SearchDocument) {
    processed.clear()
    index.remove(document)
    vocabulary.remove(processed)
    indexed.delete(document.id)
  }

  const search: Search = (query, language, at = new Date()) => {
    const wanted = queryTerms(query, toTerms)
    if (wanted.length === 0) return {total: 0, results: [], haveAllWords: true}
    const find = (queries: Query[]) =>
      inOrder(index.search({combineWith: 'OR', queries}, {boost: boosts[language]}), at)
    const known = wanted.filter((term) => !isUnknown(term))
    const found = find(known.map((term) => queryOf(term, occurs)))
    const {matches, haveAllTerms} = withMostTerms(found, wanted)
    const guess = guessOf(query, wanted.filter(isUnknown), find)
    const isTyped = typedOf(wanted)
    return {
      total: matches.length,
      haveAllWords: haveAllTerms,
      results: matches.slice(0, maxResults).flatMap((match): SearchResult[] => {
        const document = indexed.get(match.id)?.document
        return document ? [resultOf(document, match, language, termsOf, isTyped)] : []
      }),
      ...(guess && {guess}),
    }
  }

  /** No page has the word, nor another of the same meaning. */
  function isUnknown({tokens, synonyms}: QueryTerm): boolean {
    return synonyms.length === 0 && !tokens.every(occurs)
  }

  function guessOf(
    query: string,
    unknown: QueryTerm[],
    find: (queries: Query[]) => Match[],
  ): string | undefined {
    const words = new Set(unknown.flatMap(({tokens}) => tokens))
    return withGuesses(query, (word) => {
      if (!words.has(word)) return undefined
      for (const fuzzy of fuzzyQueries(word)) {
        const [best] = find([fuzzy])
        const document = indexed.get(best?.id)?.document
        if (best && document) return wordWith(document, new Set(Object.keys(best.match)), termsOf)
      }
      return undefined
    })
  }

  function inOrder(matches: Match[], at: Date): Match[] {
    const ranked = matches.flatMap((match) => {
      const known = indexed.get(match.id)
      if (!known) return []
      const {document, position} = known
      const score = match.score * standing(document, match, at)
      return {match, position, rank: Math.round(score * SCORE_STEPS)}
    })
    return ranked
      .toSorted((one, other) => other.rank - one.rank || one.position - other.position)
      .map(({match}) => match)
  }

  return {search, update}
}

/** Returns a function to call between pieces of work, which lets other work through when they have taken long enough. */
function slices(milliseconds: number): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < milliseconds) return undefined
    return new Promise((resume) =>
      setImmediate(() => {
        since = performance.now()
        resume()
      }),
    )
  }
}

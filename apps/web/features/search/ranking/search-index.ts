import type {Language} from '@site/schemas/languages'
import MiniSearch, {type Query} from 'minisearch'
import type {SearchSource} from '#/sanity/search-source.ts'
import {highlight, highlightExcerpt, type HighlightedText} from './highlight.ts'
import {createSynonyms, type QueryTerm, type SynonymGroup} from './synonyms.ts'
import {matchesAsPrefix, stem, tokenize} from './tokens.ts'

/** A page as it is indexed in one language. */
export interface SearchDocument {
  id: string
  type: SearchSource['type']
  /** Path without language. */
  path: string
  title: string
  /** Menu label of the page, since visitors search for it too. */
  label?: string
  text: string
  /** Language of the title. */
  lang: Language
  /** Day of a news item (YYYY-MM-DD) or start of an event (ISO instant), if confirmed. */
  date?: string
}

export interface SearchResult extends Pick<SearchDocument, 'type' | 'path' | 'lang' | 'date'> {
  title: HighlightedText
  excerpt: HighlightedText
}

export interface SearchResponse {
  /** Number of matching documents; `results` has only the best ones. */
  total: number
  results: SearchResult[]
}

export type Search = (query: string) => SearchResponse

const maxQueryLength = 100
const maxTokens = 8
const maxResults = 50
const excerptLength = 180

/** Pages with the words of the query come before those with synonyms. */
const synonymBoost = 0.5

/** Number of documents indexed at a time; other requests are handled in between. */
const chunkSize = 50

/** Builds an index in memory and returns the function that searches it, best results first. */
export async function createSearchIndex(
  documents: SearchDocument[],
  synonyms: SynonymGroup[] = [],
): Promise<Search> {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const stems = new Map<string, string>()
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'label', 'text'],
    tokenize,
    processTerm: (token) => {
      const known = stems.get(token) ?? stem(token)
      stems.set(token, known)
      return known
    },
    searchOptions: {boost: {title: 4, label: 4}, combineWith: 'AND', processTerm: stem},
  })
  await index.addAllAsync(documents, {chunkSize})
  const vocabulary = [...new Set(stems.values())].toSorted()
  const toTerms = createSynonyms(synonyms)

  return (query) => {
    const tokens = queryTokens(query)
    if (tokens.length === 0) return {total: 0, results: []}
    const matches = index.search({
      combineWith: 'AND',
      queries: toTerms(tokens).map((term) => queryOf(term, (token) => hasPrefix(vocabulary, stem(token)))),
    })
    return {
      total: matches.length,
      results: matches.slice(0, maxResults).flatMap(({id, match}): SearchResult[] => {
        const document = byId.get(id)
        if (!document) return []
        const {type, path, lang, title, text, date} = document
        const isMatchIn = (field: string) => (token: string) =>
          match[stems.get(token) ?? stem(token)]?.includes(field) ?? false
        return [
          {
            type,
            path,
            lang,
            title: highlight(title, isMatchIn('title')),
            excerpt: highlightExcerpt(text, isMatchIn('text'), excerptLength),
            ...(date && {date}),
          },
        ]
      }),
    }
  }
}

/**
 * The tokens to search for, from the beginning of the query. Tokens of one or two letters without a digit, such as „ir“
 * or "in", are ignored unless there are no others.
 */
function queryTokens(query: string): string[] {
  const tokens = tokenize(query.slice(0, maxQueryLength)).slice(0, maxTokens)
  const significant = tokens.filter((token) => token.length > 2 || /\d/.test(token))
  return significant.length > 0 ? significant : tokens
}

/** A term or one of its synonyms. Misspelt words are guessed only if there is no synonym. */
function queryOf({tokens, synonyms}: QueryTerm, occurs: (token: string) => boolean): Query {
  const asTyped = tokens.map((token) =>
    occurs(token) || synonyms.length > 0 ? exactOrPrefix(token) : fuzzy(token),
  )
  if (synonyms.length === 0 && asTyped[0]) return asTyped[0]
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: asTyped},
      ...synonyms.map((synonym) => ({
        combineWith: 'AND' as const,
        queries: synonym.map(exactOrPrefix),
        boostTerm: () => synonymBoost,
      })),
    ],
  }
}

/** Two letters match as a prefix in titles only, a single letter never does: too many words begin with it. */
function exactOrPrefix(token: string): Query {
  if (token.length > 2) return {queries: [token], prefix: matchesAsPrefix(token)}
  if (token.length < 2) return token
  return {combineWith: 'OR', queries: [token, {queries: [token], fields: ['title', 'label'], prefix: true}]}
}

/** For tokens that do not occur: allows one wrong letter in five, except in short words. */
function fuzzy(token: string): Query {
  return {queries: [token], fuzzy: (term) => (term.length > 4 ? 0.2 : false)}
}

/** True if a word of the sorted list begins with the prefix. */
function hasPrefix(sorted: string[], prefix: string): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < prefix) from = middle + 1
    else to = middle
  }
  return sorted[from]?.startsWith(prefix) ?? false
}

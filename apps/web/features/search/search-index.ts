import MiniSearch, {type Query} from 'minisearch'
import {marked, markedExcerpt, type MarkedText} from './marked.ts'
import type {SearchDocument} from './search-document.ts'
import {mayBeBeginning, stem, wordsOf} from './words.ts'

export interface SearchResult {
  type: SearchDocument['type']
  path: string
  lang: SearchDocument['lang']
  title: MarkedText
  excerpt: MarkedText
  date?: string
}

export interface SearchAnswer {
  /** How many documents match; more than there are results when there are too many to show. */
  total: number
  results: SearchResult[]
}

export type Search = (query: string) => SearchAnswer

const longestQuery = 100
const mostWords = 8
const mostResults = 50
const excerptLength = 180

/** Documents that are indexed in one go, before other requests have their turn. */
const chunkSize = 50

/**
 * Words in a query that are looked for; what is longer or more is left out, and so are the likes of „ir“ and „the“ beside
 * longer words: the shortest ones without a digit.
 */
export function queryWords(query: string): string[] {
  const words = wordsOf(query.slice(0, longestQuery)).slice(0, mostWords)
  const telling = words.filter((word) => word.length > 2 || /\d/.test(word))
  return telling.length > 0 ? telling : words
}

/** An index of the documents in memory, and the way to look something up in it. */
export async function createSearchIndex(documents: SearchDocument[]): Promise<Search> {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const stems = new Map<string, string>()
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'label', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => {
      const known = stems.get(word) ?? stem(word)
      stems.set(word, known)
      return known
    },
    searchOptions: {boost: {title: 4, label: 4}, combineWith: 'AND', processTerm: stem},
  })
  await index.addAllAsync(documents, {chunkSize})
  const vocabulary = [...new Set(stems.values())].toSorted()

  return (query) => {
    const words = queryWords(query)
    if (words.length === 0) return {total: 0, results: []}
    const matches = index.search({
      combineWith: 'AND',
      queries: words.map((word) =>
        someBeginWith(vocabulary, stem(word)) ? wordOrItsBeginning(word) : wordLike(word),
      ),
    })
    return {
      total: matches.length,
      results: matches.slice(0, mostResults).flatMap(({id, match}): SearchResult[] => {
        const document = byId.get(id)
        if (!document) return []
        const {type, path, lang, title, text, date} = document
        const isIn = (field: string) => (word: string) =>
          match[stems.get(word) ?? stem(word)]?.includes(field) ?? false
        return [
          {
            type,
            path,
            lang,
            title: marked(title, isIn('title')),
            excerpt: markedExcerpt(text, isIn('text'), excerptLength),
            ...(date && {date}),
          },
        ]
      }),
    }
  }
}

/** One or two letters begin so many words that beginnings count in titles only, and one letter nowhere. */
function wordOrItsBeginning(word: string): Query {
  if (word.length > 2) return {queries: [word], prefix: mayBeBeginning(word)}
  if (word.length < 2) return word
  return {combineWith: 'OR', queries: [word, {queries: [word], fields: ['title', 'label'], prefix: true}]}
}

/** Of a word that the documents do not have one letter in five may be wrong, if it is not a short one. */
function wordLike(word: string): Query {
  return {queries: [word], fuzzy: (term) => (term.length > 4 ? 0.2 : false)}
}

/** Whether a sorted list has a word with this beginning. */
function someBeginWith(sorted: string[], beginning: string): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < beginning) from = middle + 1
    else to = middle
  }
  return sorted[from]?.startsWith(beginning) ?? false
}

import MiniSearch from 'minisearch'
import {marked, type MarkedText} from './marked.ts'
import type {SearchDocument} from './search-document.ts'
import {splitWords, stem} from './words.ts'

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

const longestQuery = 100
const mostWords = 8
const mostResults = 50

/** Words in a query that are looked for; what is longer or more is left out. */
export function queryWords(query: string): string[] {
  return splitWords(query.slice(0, longestQuery))
    .flatMap(({text, isWord}) => (isWord ? text : []))
    .slice(0, mostWords)
}

/** An index of the documents in memory, and the way to look something up in it. */
export function createSearchIndex(documents: SearchDocument[]): (query: string) => SearchAnswer {
  const byId = new Map(documents.map((document) => [document.id, document]))
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'text'],
    tokenize: (text) => splitWords(text).flatMap((part) => (part.isWord ? part.text : [])),
    processTerm: stem,
    searchOptions: {
      boost: {title: 4},
      combineWith: 'AND',
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  })
  index.addAll(documents)

  return (query) => {
    const words = queryWords(query)
    if (words.length === 0) return {total: 0, results: []}
    const matches = index.search(words.join(' '))
    return {
      total: matches.length,
      results: matches.slice(0, mostResults).flatMap(({id, terms}): SearchResult[] => {
        const document = byId.get(id)
        if (!document) return []
        const {type, path, lang, title, text, date} = document
        const isMatch = (word: string) => terms.includes(stem(word))
        const [shownTitle, excerpt] = [marked(title, isMatch), marked(text, isMatch, 180)]
        return [{type, path, lang, title: shownTitle, excerpt, ...(date && {date})}]
      }),
    }
  }
}

import {languages, type Language} from '@site/schemas/languages'
import MiniSearch, {type Query, type SearchResult as Match} from 'minisearch'
import type {SearchSource} from '#/sanity/search-source.ts'
import {highlight, highlightExcerpt, type HighlightedText} from './highlight.ts'
import {queryTerms} from './query-terms.ts'
import {createSynonyms, type QueryTerm, type SynonymGroup} from './synonyms.ts'
import {indexedTerms, matchesAsPrefix, stem, tokenize} from './tokens.ts'
import {createVocabulary} from './vocabulary.ts'
import {withMostTerms} from './with-most-terms.ts'

/** Texts are in both languages: '' stands for none. */
export interface SearchDocument {
  id: string
  type: SearchSource['type']
  /** The path is without language. */
  path: string
  title: Record<Language, string>
  /** Visitors search for the page's menu label too. */
  label?: Record<Language, string>
  text: Record<Language, string>
  /** The page is found by these but does not show them, such as its former titles. */
  alsoFoundBy?: string
  /** It is the day of a news item (YYYY-MM-DD) or the confirmed start of an event (ISO instant). */
  date?: string
  placeAndPrice?: Record<Language, string>
}

export interface SearchDocuments {
  /** It is a hash of the documents and synonyms. */
  version: string
  documents: SearchDocument[]
  synonyms: SynonymGroup[]
}

export interface ResultText {
  text: HighlightedText
  /** It differs from the visitor's if the text is missing, or if only the other language has what they look for. */
  lang: Language
}

export interface SearchResult extends Pick<SearchDocument, 'type' | 'path' | 'date'> {
  title: ResultText
  /** It is set if only the other language has what the visitor looks for. */
  otherTitle?: ResultText
  excerpt: ResultText
  /** The text is in the visitor's language. */
  placeAndPrice?: string
}

export interface SearchResponse {
  /** `results` has only the best of these. */
  total: number
  results: SearchResult[]
  /** False if no page has all words of the query. */
  haveAllWords: boolean
}

/** Events that are past at `at` come after those to come. */
type Search = (query: string, language: Language, at?: Date) => SearchResponse

const maxResults = 50
const excerptLength = 180

/** Pages with the words of the query come before those with synonyms, if there are any. */
const synonymBoost = 0.5

const pastEventBoost = 0.7

/** Indexing pauses after this time, so that other requests are handled in between. */
const SLICE_MS = 10

/** Removing a document leaves rounding errors in the lengths that scores are made of. */
const SCORE_STEPS = 1e6

type Field = `${'title' | 'label' | 'text'}.${Language}` | 'alsoFoundBy'
const titles: Field[] = ['title.lt', 'title.en', 'label.lt', 'label.en']
const fields: Field[] = [...titles, 'text.lt', 'text.en', 'alsoFoundBy']

/** A match in a field counts this much for a visitor of one language. */
const boosts: Record<Language, Partial<Record<Field, number>>> = {
  lt: {...boostsOf('lt', 1), ...boostsOf('en', 0.6), alsoFoundBy: 2},
  en: {...boostsOf('en', 1), ...boostsOf('lt', 0.6), alsoFoundBy: 2},
}

function boostsOf(language: Language, factor: number): Partial<Record<Field, number>> {
  return {
    [`title.${language}`]: 4 * factor,
    [`label.${language}`]: 4 * factor,
    [`text.${language}`]: factor,
  }
}

export interface SearchIndex {
  search: Search
  /** Indexes what is new and drops what is gone, as if the index were new. Searches meanwhile find some changes. */
  update(documents: SearchDocument[], synonyms?: SynonymGroup[]): Promise<void>
}

interface Indexed {
  document: SearchDocument
  /** Of results that rank equally, the first of the list comes first. */
  position: number
  startsAt: number | undefined
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
    const {type, date} = document
    const startsAt = type === 'event' && date ? Date.parse(date) : undefined
    processed.clear()
    index.add(document)
    vocabulary.add(processed)
    indexed.set(document.id, {document, position, startsAt})
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
    const found = index.search(
      {combineWith: 'OR', queries: wanted.map((term) => queryOf(term, occurs))},
      {boost: boosts[language]},
    )
    const {matches, haveAllTerms} = withMostTerms(inOrder(found, at), wanted)
    const isTyped = typedOf(wanted)
    return {
      total: matches.length,
      haveAllWords: haveAllTerms,
      results: matches.slice(0, maxResults).flatMap((match): SearchResult[] => {
        const document = indexed.get(match.id)?.document
        return document ? [resultOf(document, match, language, termsOf, isTyped)] : []
      }),
    }
  }

  function inOrder(matches: Match[], at: Date): Match[] {
    const ranked = matches.map((match) => {
      const {position = Infinity, startsAt = Infinity} = indexed.get(match.id) ?? {}
      const boost = startsAt < at.getTime() ? pastEventBoost : 1
      return {match, position, rank: Math.round(match.score * boost * SCORE_STEPS)}
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

function isSame(one: SearchDocument, other: SearchDocument): boolean {
  return (
    one.type === other.type &&
    one.path === other.path &&
    one.date === other.date &&
    languages.every(({id}) => one.placeAndPrice?.[id] === other.placeAndPrice?.[id]) &&
    fields.every((field) => fieldOf(one, field) === fieldOf(other, field))
  )
}

function fieldOf(document: SearchDocument, field: string): string {
  if (field === 'id') return document.id
  if (field === 'alsoFoundBy') return document.alsoFoundBy ?? ''
  const [name, language] = field.split('.') as ['title' | 'label' | 'text', Language]
  return document[name]?.[language] ?? ''
}

/** True for a term that was typed or resembles one, and not only for a synonym. */
function typedOf(terms: QueryTerm[]): (term: string) => boolean {
  const typed = terms.flatMap(({tokens}) => tokens.map(stem))
  const synonyms = terms.flatMap((term) => term.synonyms.flat().map(stem))
  return (term) =>
    typed.some((part) => term.startsWith(part)) || !synonyms.some((part) => term.startsWith(part))
}

/** Texts are those of the visitor's language, unless only the other one has the words, or there is no other. */
function resultOf(
  {type, path, title, text, date, placeAndPrice}: SearchDocument,
  {match}: Match,
  language: Language,
  termsOf: (token: string) => string[],
  isTyped: (term: string) => boolean,
): SearchResult {
  const other = languages.find(({id}) => id !== language)?.id ?? language
  const isMatchIn = (field: Field) => (token: string) =>
    termsOf(token).some((term) => match[term]?.includes(field))
  const matchesIn = (field: Field) => Object.values(match).some((matched) => matched.includes(field))
  const isTypedIn = (field: Field) =>
    Object.entries(match).some(([term, matched]) => matched.includes(field) && isTyped(term))
  const titleIn = (lang: Language) => ({text: highlight(title[lang], isMatchIn(`title.${lang}`)), lang})
  const isOtherTitle =
    title[language] !== '' && !isTypedIn(`title.${language}`) && isTypedIn(`title.${other}`)
  const isOtherText =
    text[language] === '' || (!matchesIn(`text.${language}`) && matchesIn(`text.${other}`) && !isOtherTitle)
  const lang = isOtherText ? other : language
  const inText = matchesIn(`text.${lang}`) ? isMatchIn(`text.${lang}`) : undefined
  return {
    type,
    path,
    title: titleIn(title[language] === '' ? other : language),
    ...(isOtherTitle && {otherTitle: titleIn(other)}),
    excerpt: {text: highlightExcerpt(text[lang], inText, excerptLength), lang},
    ...(date && {date}),
    ...(placeAndPrice?.[language] && {placeAndPrice: placeAndPrice[language]}),
  }
}

/** Misspelt words are guessed only if there is no synonym. */
function queryOf({tokens, synonyms}: QueryTerm, occurs: (token: string) => boolean): Query {
  const asTyped = tokens.map((token) =>
    occurs(token) || synonyms.length > 0 ? exactOrPrefix(token) : fuzzy(token),
  )
  if (synonyms.length === 0 && asTyped[0]) return asTyped[0]
  const boost = tokens.every(occurs) ? synonymBoost : 1
  return {
    combineWith: 'OR',
    queries: [
      {combineWith: 'AND', queries: asTyped},
      ...synonyms.map((synonym) => ({
        combineWith: 'AND' as const,
        queries: synonym.map(exactOrPrefix),
        boostTerm: () => boost,
      })),
    ],
  }
}

/** Two letters match as a prefix in titles only, a single letter never does: too many words begin with it. */
function exactOrPrefix(token: string): Query {
  if (token.length > 2) return {queries: [token], prefix: matchesAsPrefix(token)}
  if (token.length < 2) return token
  return {combineWith: 'OR', queries: [token, {queries: [token], fields: titles, prefix: true}]}
}

/** Tokens that do not occur allow one wrong letter in five, except in short words. */
function fuzzy(token: string): Query {
  return {queries: [token], fuzzy: (term) => (term.length > 4 ? 0.2 : false)}
}

import {languages, type Language} from '@site/schemas/languages'
import type {SearchResult as Match} from 'minisearch'
import {highlight, highlightExcerpt, type HighlightedText} from './highlight.ts'
import type {Field, SearchDocument} from './search-document.ts'
import type {QueryTerm} from './synonyms.ts'
import {stem} from './tokens.ts'

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

const excerptLength = 180

/** True for a term that was typed or resembles one, and not only for a synonym. */
export function typedOf(terms: QueryTerm[]): (term: string) => boolean {
  const typed = terms.flatMap(({tokens}) => tokens.map(stem))
  const synonyms = terms.flatMap((term) => term.synonyms.flat().map(stem))
  return (term) =>
    typed.some((part) => term.startsWith(part)) || !synonyms.some((part) => term.startsWith(part))
}

/** Texts are those of the visitor's language, unless only the other one has the words, or there is no other. */
export function resultOf(
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

import type {Bilingual, Language} from '@site/schemas/languages'

/** A text in both languages, or one that they share, such as a name. */
export type SearchText = Bilingual<string | null> | string | null | undefined

/** A page as search indexes it, in both languages. Each feature provides those of its documents. */
export interface SearchSource {
  /** Has a message: `search.type.<type>`. */
  type: 'news' | 'event' | 'school' | 'group' | 'campaign' | 'album' | 'page'
  /** Path of the page; without one, the source is left out. */
  path: string | undefined
  title: SearchText
  /** The page's other texts, in reading order. */
  texts: (SearchText | SearchText[])[]
  /** What the page is found by but does not show, such as its former titles. */
  alsoFoundBy?: string[] | null
  /** Day of a news item (YYYY-MM-DD) or start of an event (ISO instant), if confirmed. */
  date?: string | null
  /** Where an event is and what it costs: „Bendruomenės salė, Kardifas · £5–20“. */
  placeAndPrice?: Record<Language, string>
}

/** Titles and texts of a list. */
export function titledTexts(
  points: {title?: SearchText; text?: SearchText}[] | null | undefined,
): SearchText[] {
  return points?.flatMap(({title, text}) => [title, text]) ?? []
}

/** Labels, numbers and units of statistics: „apie 800 aplankytų senjorų“. */
export function statTexts(
  stats:
    | {prefix?: SearchText; number?: number | null; suffix?: SearchText; label?: SearchText}[]
    | null
    | undefined,
): SearchText[] {
  return (
    stats?.flatMap(({prefix, number, suffix, label}) => [prefix, number?.toString(), suffix, label]) ?? []
  )
}

/** Of a British phone number: what people who are used to the area leave it at. */
const LOCAL_DIGITS = 6

/**
 * A number as people type it: without spaces and hyphens, and a British phone number also without +44, or without its
 * area code.
 */
export function numberAsTyped(number: string | null | undefined): string[] {
  const digits = number?.replaceAll(/\D/g, '')
  if (!digits) return []
  return [...new Set([digits, digits.replace(/^44(?=\d{10}$)/, '0'), digits.slice(-LOCAL_DIGITS)])]
}

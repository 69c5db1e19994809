import type {Bilingual, Language} from '@site/schemas/languages'

/** Both languages may share a text, such as a name. */
export type SearchText = Bilingual<string | null> | string | null | undefined

export interface SearchSource {
  /** Each type has a message: `search.type.<type>`. */
  type: 'news' | 'event' | 'school' | 'group' | 'campaign' | 'album' | 'page'
  /** A source without a path is left out. */
  path: string | undefined
  title: SearchText
  /** The texts are in reading order. */
  texts: (SearchText | SearchText[])[]
  /** The page is found by these but does not show them, such as its former titles. */
  alsoFoundBy?: string[] | null
  /** It is the day of a news item (YYYY-MM-DD) or the confirmed start of an event (ISO instant). */
  date?: string | null
  /** It says where an event is and what it costs: „Bendruomenės salė, Kardifas · £5–20“. */
  placeAndPrice?: Record<Language, string>
  /** What can be bought or done there, in the words of its buttons: it leads until this ISO instant, or for good. */
  offer?: {words: Record<Language, string>; until?: string | null}
  /** From this ISO instant on, the matter of the page is over. */
  overAt?: string | null
  /** The page says what the law asks for, and mentions what others are about. */
  isLegal?: true
}

export function titledTexts(
  points: {title?: SearchText; text?: SearchText}[] | null | undefined,
): SearchText[] {
  return points?.flatMap(({title, text}) => [title, text]) ?? []
}

/** The texts have label, number and unit: „apie 800 aplankytų senjorų“. */
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

/** People who are used to the area leave out all but this many digits of a British phone number. */
const LOCAL_DIGITS = 6

/** People type no spaces or hyphens, and a British number also without +44, or without its area code. */
export function numberAsTyped(number: string | null | undefined): string[] {
  const digits = number?.replaceAll(/\D/g, '')
  if (!digits) return []
  return [...new Set([digits, digits.replace(/^44(?=\d{10}$)/, '0'), digits.slice(-LOCAL_DIGITS)])]
}

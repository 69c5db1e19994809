import type {Bilingual} from '@site/schemas/languages'

/** A text in both languages, or one that is the same in both, such as a name. */
export type SearchText = Bilingual<string | null> | string | null | undefined

/** What search indexes of a page, in both languages. Each feature provides these for its own documents. */
export interface SearchSource {
  /** Shown with each result, as the message `search.type.<type>`. */
  type: 'news' | 'event' | 'school' | 'group' | 'campaign' | 'album' | 'page'
  /** Path of the page; without one, the source is left out. */
  path: string | undefined
  title: SearchText
  /** Everything else on the page, in reading order. */
  texts: (SearchText | SearchText[])[]
  /** Day of a news item (YYYY-MM-DD) or start of an event (ISO instant), if confirmed. */
  date?: string | null
}

/** The texts of a list of titled points. */
export function titledTexts(
  points: {title?: SearchText; text?: SearchText}[] | null | undefined,
): SearchText[] {
  return points?.flatMap(({title, text}) => [title, text]) ?? []
}

import type {Language} from '@site/schemas/languages'

export type SearchDocumentType = 'news' | 'event' | 'school' | 'group' | 'campaign' | 'album' | 'page'

/** A page as search sees it, in one language. */
export interface SearchDocument {
  id: string
  type: SearchDocumentType
  /** Address without language. */
  path: string
  title: string
  /** What the menu calls the page, by which people look for it. */
  label?: string
  text: string
  /** The language that the title is written in. */
  lang: Language
  /** Day of a news item (YYYY-MM-DD) or start of an event (ISO instant), where it is certain. */
  date?: string
}

import type {Bilingual} from '../languages.ts'

export const typesWithFormerTitles = ['newsItem', 'event', 'school', 'campaign', 'group', 'photoAlbum']

/** Nobody renames a page more often than this, so older titles are dropped. */
const MOST = 20

type Title = Bilingual<string | null> | null

interface Titled {
  _type?: string
  title?: unknown
  name?: unknown
  formerTitles?: unknown
}

/**
 * Returns the former titles that a document has once its draft is published, the latest first; `undefined` if the title
 * stays. A title that is used again is no longer a former one.
 */
export function formerTitlesAfter(published: Titled | null, draft: Titled | null): string[] | undefined {
  if (!published || !draft || !typesWithFormerTitles.includes(draft._type ?? '')) return undefined
  const current = titlesOf(draft)
  const left = titlesOf(published).filter((title) => !current.includes(title))
  if (left.length === 0) return undefined
  const before = Array.isArray(draft.formerTitles) ? draft.formerTitles.filter(isText) : []
  return [...new Set([...left, ...before])].filter((title) => !current.includes(title)).slice(0, MOST)
}

function titlesOf({title, name}: Titled): string[] {
  const {lt, en} = ((title ?? name) as Title) ?? {}
  return [lt, en].filter(isText)
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

export interface CommentReport {
  id: number
  reason: string | null
  reportedAt: string
}

/** Instants are ISO strings. */
export interface AdminComment {
  id: string
  text: string
  isPending: boolean
  createdAt: string
  author: {id: string; name: string; email: string; isBanned: boolean}
  /** The path has no language; path and titles are null if unknown. */
  page: {path: string | null; title: {lt: string | null; en: string | null}}
  openReports: number
  reports: CommentReport[]
  deletedAt: string | null
  daysToRestore: number
  deletedBy: string | null
}

const DAY_MS = 24 * 3_600_000
const DAYS_TO_RESTORE = 7

/** Rounds up; returns 0 when it is too late. */
export function daysToRestore(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + DAYS_TO_RESTORE * DAY_MS - now) / DAY_MS))
}

const EXCERPT_LENGTH = 40

export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const characters = Array.from(line)
  if (characters.length <= EXCERPT_LENGTH) return line
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
}

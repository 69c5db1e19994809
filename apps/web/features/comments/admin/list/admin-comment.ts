export interface CommentReport {
  id: number
  reason: string | null
  reportedAt: string
}

/** A comment as admins see it, with its page and open reports. Instants are ISO. */
export interface AdminComment {
  id: string
  text: string
  isPending: boolean
  createdAt: string
  author: {id: string; name: string; email: string; isBanned: boolean}
  /** Path without language, and title in both languages; null if unknown. */
  page: {path: string | null; title: {lt: string | null; en: string | null}}
  openReports: number
  reports: CommentReport[]
  deletedAt: string | null
  /** Days left to restore a deleted comment. */
  daysToRestore: number
  /** Name of the admin who deleted it, if known. */
  deletedBy: string | null
}

const DAY_MS = 24 * 3_600_000
const DAYS_TO_RESTORE = 7

/** Days left to restore a comment, rounded up; 0 when it is too late. */
export function daysToRestore(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(deletedAt) + DAYS_TO_RESTORE * DAY_MS - now) / DAY_MS))
}

const EXCERPT_LENGTH = 40

/** The first 40 characters of a comment, on one line. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const characters = Array.from(line)
  if (characters.length <= EXCERPT_LENGTH) return line
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`
}

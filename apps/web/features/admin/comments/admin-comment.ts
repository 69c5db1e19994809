import type {Database} from '@site/supabase/generated/database.types.gen'
import {daysToRestore} from './days-to-restore.ts'

export interface CommentReport {
  id: number
  reason: string | null
  reportedAt: string
}

/** A comment as admins see it, with where it stands and what was reported of it. Instants are ISO. */
export interface AdminComment {
  id: string
  text: string
  isPending: boolean
  writtenAt: string
  author: {id: string; name: string; email: string; isBanned: boolean}
  /** The page's address without language, and its title in both; nothing where the page is not known. */
  page: {path: string | null; title: {lt: string | null; en: string | null}}
  openReports: number
  reports: CommentReport[]
  deletedAt: string | null
  /** For how many days a deleted comment can be brought back. */
  daysToRestore: number
  /** Name of the admin who deleted it, as far as it is known. */
  deletedBy: string | null
}

type Row = Omit<Database['public']['Views']['comment_overview']['Row'], 'event_id' | 'search_text'>

export const commentFields =
  'id, comment_text, status, created_at, user_id, author_name, author_email, author_banned_at, content_title_lt, content_title_en, path, open_reports, deleted_at, deleted_by_name'

/** A row of the view `comment_overview` as ours. */
export function toAdminComment(row: Row): AdminComment {
  return {
    id: row.id ?? '',
    text: row.comment_text ?? '',
    isPending: row.status === 'pending',
    writtenAt: row.created_at ?? '',
    author: {
      id: row.user_id ?? '',
      name: row.author_name ?? '',
      email: row.author_email ?? '',
      isBanned: row.author_banned_at !== null,
    },
    page: {path: row.path, title: {lt: row.content_title_lt, en: row.content_title_en}},
    openReports: row.open_reports ?? 0,
    reports: [],
    deletedAt: row.deleted_at,
    daysToRestore: row.deleted_at ? daysToRestore(row.deleted_at, Date.now()) : 0,
    deletedBy: row.deleted_by_name,
  }
}

import type {Database} from '@site/supabase/generated/database.types.gen'
import {query, type Result} from '#/supabase/query.ts'
import type {CommentColumn, Segment, Sort} from '../admin-address.ts'
import {type ListPage, loadPage} from '../list/admin-list-queries.ts'
import {searchPatterns} from '../list/search-patterns.ts'
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

export interface CommentQuestion {
  segment: Segment
  query: string
  sort: Sort<CommentColumn>
  page: number
  /** In whose titles pages are sorted. */
  locale: 'lt' | 'en'
}

/** Comments of a segment whose text or author have all the words of the query, with their open reports. */
export async function loadComments(question: CommentQuestion): Promise<Result<ListPage<AdminComment>>> {
  const {segment, query, sort, page} = question
  const result = await loadPage(page, (supabase, from, to) => {
    let rows = supabase.from('comment_overview').select(commentFields, {count: 'exact'})
    rows = segment === 'deleted' ? rows.not('deleted_at', 'is', null) : rows.is('deleted_at', null)
    if (segment === 'waiting') rows = rows.eq('status', 'pending')
    if (segment === 'reported') rows = rows.gt('open_reports', 0)
    for (const pattern of searchPatterns(query)) rows = rows.like('search_text', pattern)
    const direction = {ascending: !sort.isDescending, nullsFirst: false}
    return rows.order(fieldOf(question), direction).order('id', direction).range(from, to)
  })
  if (!result.ok) return result
  const comments = result.data.rows.map(toAdminComment)
  const reported = comments.filter(({openReports}) => openReports > 0).map(({id}) => id)
  if (reported.length === 0) return {...result, data: {...result.data, rows: comments}}
  const reports = await loadReports(reported)
  if (!reports.ok) return reports
  const rows = comments.map((comment) => ({...comment, reports: reports.data.get(comment.id) ?? []}))
  return {...result, data: {...result.data, rows}}
}

function fieldOf({sort, locale}: CommentQuestion) {
  const fields = {
    written: 'created_at',
    author: 'author_name',
    page: `content_title_${locale}`,
    reports: 'open_reports',
    deleted: 'deleted_at',
  } as const satisfies Record<CommentColumn, string>
  return fields[sort.by]
}

/** The reports of these comments that nobody has settled yet, by comment, the oldest first. */
export async function loadReports(commentIds: string[]): Promise<Result<Map<string, CommentReport[]>>> {
  const result = await query((supabase) =>
    supabase
      .from('comment_reports')
      .select('id, comment_id, reason, created_at')
      .in('comment_id', commentIds)
      .is('resolved_at', null)
      .order('id'),
  )
  if (!result.ok) return result
  const reports = result.data.map(({id, comment_id, reason, created_at}) => ({
    commentId: comment_id,
    report: {id, reason, reportedAt: created_at},
  }))
  const byComment = Map.groupBy(reports, ({commentId}) => commentId)
  return {
    ...result,
    data: new Map([...byComment].map(([id, found]) => [id, found.map(({report}) => report)])),
  }
}

/** Number of comments that await approval. */
export async function countPending(): Promise<Result<number>> {
  const result = await query((supabase) =>
    supabase.from('event_comments').select('id', {count: 'exact'}).eq('status', 'pending').limit(1),
  )
  return result.ok ? {...result, data: result.count ?? result.data.length} : result
}

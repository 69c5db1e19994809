'use client'

import type {Database} from '@site/supabase/generated/database.types.gen'
import {queryOptions} from '@tanstack/react-query'
import {query} from '#/supabase/query.ts'
import type {CommentColumn, CommentFilter} from '#/features/admin-list/admin-search-params.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {loadPage, MOST_COUNTED, type ListPage} from '#/features/admin-list/admin-list-queries.ts'
import {searchPatterns} from '#/features/admin-list/search-patterns.ts'
import type {ListSearch} from '#/features/admin-list/use-list-search-params.ts'
import {daysToRestore, type AdminComment, type CommentReport} from './admin-comment.ts'

// PostgREST sorts and filters the result of a function only by fields that are selected.
const fields =
  'id, comment_text, status, created_at, user_id, author_name, author_email, author_banned_at, content_title_lt, content_title_en, path, open_reports, deleted_at, deleted_by_name'

type Row = Omit<Database['public']['Views']['comment_overview']['Row'], 'event_id' | 'search_text'>

function toAdminComment(row: Row): AdminComment {
  return {
    id: row.id ?? '',
    text: row.comment_text ?? '',
    isPending: row.status === 'pending',
    createdAt: row.created_at ?? '',
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

/** Moderation may change everything below this key: the lists and the count. */
export const commentsKey = ['comments']

interface CommentSearch extends ListSearch<CommentColumn> {
  filter: CommentFilter
}

/** Text or author must contain all words of the search. */
export function commentsQuery(search: CommentSearch) {
  return queryOptions({queryKey: [...commentsKey, 'list', search], queryFn: () => loadComments(search)})
}

const sortFields = {
  written: 'created_at',
  reports: 'open_reports',
  deleted: 'deleted_at',
} as const satisfies Record<CommentColumn, string>

async function loadComments(search: CommentSearch): Promise<ListPage<AdminComment>> {
  const {filter, q, sort, page} = search
  const result = await loadPage(page, (supabase, {from, to, count}) => {
    const patterns = searchPatterns(q)
    // The first ones found suffice if nothing else filters or sorts them, and not all are counted.
    const isLimited = count !== 'exact' && filter === 'all' && sort.by === 'written'
    const most = isLimited ? {most: Math.max(to, MOST_COUNTED) + 1, oldest_first: !sort.isDescending} : {}
    let rows =
      patterns.length > 0
        ? supabase.rpc('find_comments', {patterns, ...most}, {count}).select(fields)
        : supabase.from('comment_overview').select(fields, {count})
    rows = filter === 'deleted' ? rows.not('deleted_at', 'is', null) : rows.is('deleted_at', null)
    if (filter === 'waiting') rows = rows.eq('status', 'pending')
    if (filter === 'reported') rows = rows.gt('open_reports', 0)
    const direction = {ascending: !sort.isDescending}
    return rows.order(sortFields[sort.by], direction).order('id', direction).range(from, to)
  })
  const {rows, ...rest} = dataOf(result)
  const comments = rows.map(toAdminComment)
  const reported = comments.filter(({openReports}) => openReports > 0).map(({id}) => id)
  const reports = await loadReports(reported)
  return {...rest, rows: comments.map((comment) => ({...comment, reports: reports.get(comment.id) ?? []}))}
}

async function loadReports(commentIds: string[]): Promise<Map<string, CommentReport[]>> {
  if (commentIds.length === 0) return new Map()
  const result = await query((supabase) =>
    supabase
      .from('comment_reports')
      .select('id, comment_id, reason, created_at')
      .in('comment_id', commentIds)
      .is('resolved_at', null)
      .order('id'),
  )
  const byComment = new Map<string, CommentReport[]>()
  for (const {id, comment_id: commentId, reason, created_at: reportedAt} of dataOf(result)) {
    byComment.set(commentId, [...(byComment.get(commentId) ?? []), {id, reason, reportedAt}])
  }
  return byComment
}

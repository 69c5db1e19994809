import type {Answer} from '#/supabase/ask-supabase.ts'
import type {CommentColumn, Segment, Sort} from '../admin-address.ts'
import {commentFields, toAdminComment, type AdminComment} from './admin-comment.ts'
import {loadPage} from '../list/load-page.ts'
import {loadReports} from './load-reports.ts'
import type {ListPage} from '../list/page-of-list.ts'
import {searchPatterns} from '../list/search-patterns.ts'

export interface CommentQuestion {
  segment: Segment
  query: string
  sort: Sort<CommentColumn>
  page: number
  /** In whose titles pages are sorted. */
  locale: 'lt' | 'en'
}

/** Comments of a segment whose text or author have all the words of the query, with their open reports. */
export async function loadComments(question: CommentQuestion): Promise<Answer<ListPage<AdminComment>>> {
  const {segment, query, sort, page} = question
  const answer = await loadPage(page, (supabase, from, to) => {
    let rows = supabase.from('comment_overview').select(commentFields, {count: 'exact'})
    rows = segment === 'deleted' ? rows.not('deleted_at', 'is', null) : rows.is('deleted_at', null)
    if (segment === 'waiting') rows = rows.eq('status', 'pending')
    if (segment === 'reported') rows = rows.gt('open_reports', 0)
    for (const pattern of searchPatterns(query)) rows = rows.like('search_text', pattern)
    const direction = {ascending: !sort.isDescending, nullsFirst: false}
    return rows.order(fieldOf(question), direction).order('id', direction).range(from, to)
  })
  if (!answer.ok) return answer
  const comments = answer.data.rows.map(toAdminComment)
  const reported = comments.filter(({openReports}) => openReports > 0).map(({id}) => id)
  if (reported.length === 0) return {ok: true, data: {...answer.data, rows: comments}}
  const reports = await loadReports(reported)
  if (!reports.ok) return reports
  const rows = comments.map((comment) => ({...comment, reports: reports.data.get(comment.id) ?? []}))
  return {ok: true, data: {...answer.data, rows}}
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

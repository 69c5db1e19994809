import {partialRolesIn} from '@site/schemas/roles'
import {failure, query, queryTables, success, type QueryError, type Result} from '#/supabase/query.ts'
import {asVisitor, getOrCreateVisitor} from '#/supabase/visitor-id.ts'

/** A comment that no longer exists counts as deleted. */
export async function deleteComment(
  commentId: string,
): Promise<Result<null, Exclude<QueryError, 'forbidden'> | 'adminOnly'>> {
  const result = await query((supabase) =>
    supabase.from('event_comments').delete().eq('id', commentId).select('id'),
  )
  if (!result.ok) return {...result, error: result.error === 'forbidden' ? 'adminOnly' : result.error}
  if (result.data.length > 0) return {...result, data: null}
  // For anybody else the policy matches no row, which the database does not report as an error.
  return (await mayModerate()) ? success(null) : failure('adminOnly')
}

async function mayModerate(): Promise<boolean> {
  const [admin, held] = await Promise.all([
    query((supabase) => supabase.rpc('is_admin')),
    query((supabase) => supabase.rpc('my_roles')),
  ])
  if (admin.ok && admin.data === true) return true
  return held.ok && partialRolesIn(held.data).includes('moderator')
}

/** A second report by a visitor is a `duplicate`. `userId` is null for an anonymous one; `reason` may be empty. */
export async function reportComment(
  commentId: string,
  userId: string | null,
  reason: string,
): Promise<Result<null>> {
  const schemas = await import('@site/schemas/requests/comment').catch(() => null)
  const visitor = getOrCreateVisitor(userId)
  const report = schemas?.commentReportRequest.safeParse({
    comment_id: commentId,
    reporter_id: visitor.id,
    reason,
  })
  if (!report?.success) return failure('failed')
  return queryTables((tables) => asVisitor(tables.from('comment_reports').insert(report.data), visitor))
}

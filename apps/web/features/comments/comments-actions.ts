import {failure, query, success, type QueryError, type Result} from '#/supabase/query.ts'
import {asVisitor, writingVisitor} from '#/supabase/visitor-id.ts'

/** `banned`: the account may not comment; `closed`: comments here are closed. */
export type AddCommentError = Exclude<QueryError, 'refused'> | 'banned' | 'closed'

/** Posts the user's comment. `isPending`: it awaits approval. */
export async function addComment(
  eventKey: string,
  userId: string,
  text: string,
): Promise<Result<{isPending: boolean}, AddCommentError>> {
  const schemas = await loadSchemas()
  const comment = schemas?.commentRequest.safeParse({event_id: eventKey, user_id: userId, comment_text: text})
  if (!comment?.success) return failure('failed')
  const result = await query((supabase) =>
    supabase.from('event_comments').insert(comment.data).select('status').single(),
  )
  if (result.ok) return {...result, data: {isPending: result.data.status === 'pending'}}
  const {error} = result
  if (error !== 'refused') return {...result, error}
  return {...result, error: (await isBanned(userId)) ? 'banned' : 'closed'}
}

/** Validation is loaded on the first submission: most visitors only read. */
function loadSchemas() {
  return import('@site/schemas/requests/comment').catch(() => null)
}

async function isBanned(userId: string): Promise<boolean> {
  const result = await query((supabase) =>
    supabase.from('commenters').select('banned_at').eq('user_id', userId).maybeSingle(),
  )
  return result.ok && result.data?.banned_at != null
}

/** Deletes a comment as an admin. One that is already gone counts as deleted. */
export async function deleteComment(
  commentId: string,
): Promise<Result<null, Exclude<QueryError, 'refused'> | 'adminOnly'>> {
  const result = await query((supabase) =>
    supabase.from('event_comments').delete().eq('id', commentId).select('id'),
  )
  if (!result.ok) return {...result, error: result.error === 'refused' ? 'adminOnly' : result.error}
  if (result.data.length > 0) return {...result, data: null}
  // Only admins may delete: for anybody else the policy matches no row, which the database does not report as an error.
  const admin = await query((supabase) => supabase.rpc('is_admin'))
  return admin.ok && admin.data === true ? success(null) : failure('adminOnly')
}

/**
 * Reports a comment to the admins; each visitor may do so once, a second report is a `duplicate`.
 *
 * @param userId the account's id; null for an anonymous visitor
 * @param reason may be empty
 */
export async function reportComment(
  commentId: string,
  userId: string | null,
  reason: string,
): Promise<Result<null>> {
  const schemas = await loadSchemas()
  const visitor = writingVisitor(userId)
  const report = schemas?.commentReportRequest.safeParse({
    comment_id: commentId,
    reporter_id: visitor.id,
    reason,
  })
  if (!report?.success) return failure('failed')
  return query((supabase) => asVisitor(supabase.from('comment_reports').insert(report.data), visitor))
}

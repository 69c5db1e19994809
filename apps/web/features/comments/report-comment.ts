import {askSupabase, type Answer, type Failure} from '#/supabase/ask-supabase.ts'
import type {Visitor} from '#/supabase/visitor.ts'

/** Tells the admins that a comment should not be there; each visitor once. The reason may be empty. */
export async function reportComment(
  commentId: string,
  visitor: Visitor,
  reason: string,
): Promise<Answer<null, Failure>> {
  const loaded = await import('@site/schemas/requests/comment').catch(() => null)
  const request = loaded?.commentReportRequest.safeParse({
    comment_id: commentId,
    reporter_id: visitor.id,
    reason,
  }).data
  if (!request) return {ok: false, error: 'failed'}
  return askSupabase((supabase) => {
    const query = supabase.from('comment_reports').insert(request)
    for (const [name, value] of Object.entries(visitor.headers)) query.setHeader(name, value)
    return query
  })
}

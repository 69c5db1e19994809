import {failure, query, type QueryError, type Result} from '#/supabase/query.ts'

/** `banned`: the account may not comment; `closed`: comments here are closed; `nameless`: the account has no name yet. */
export type AddCommentError = Exclude<QueryError, 'forbidden'> | 'banned' | 'closed' | 'nameless'

/** `isPending`: others do not see the comment until it is approved. */
export async function addComment(
  eventKey: string,
  userId: string,
  text: string,
): Promise<Result<{isPending: boolean}, AddCommentError>> {
  // Most visitors only read, so this is loaded on submission.
  const schemas = await import('@site/schemas/requests/comment').catch(() => null)
  const comment = schemas?.commentRequest.safeParse({event_id: eventKey, user_id: userId, comment_text: text})
  if (!comment?.success) return failure('failed')
  const result = await query((supabase) =>
    supabase.from('event_comments').insert(comment.data).select('status').single(),
  )
  if (result.ok) return {...result, data: {isPending: result.data.status === 'pending'}}
  const {error} = result
  if (result.code === 'PT422') return {...result, error: 'nameless'}
  if (error !== 'forbidden') return {...result, error}
  return {...result, error: (await isBanned(userId)) ? 'banned' : 'closed'}
}

async function isBanned(userId: string): Promise<boolean> {
  const result = await query((supabase) =>
    supabase.from('commenters').select('banned_at').eq('user_id', userId).maybeSingle(),
  )
  return result.ok && result.data?.banned_at != null
}

import {askSupabase, type Answer, type Failure} from '#/supabase/ask-supabase.ts'

/** `banned`: the account may not comment; `closed`: nobody may comment here any more. */
export type AddCommentError = Exclude<Failure, 'refused'> | 'banned' | 'closed'

/** Adds a comment of the user, and tells whether it waits for approval. */
export async function addComment(
  eventKey: string,
  userId: string,
  text: string,
): Promise<Answer<{isPending: boolean}, AddCommentError>> {
  const request = await parseComment({event_id: eventKey, user_id: userId, comment_text: text})
  if (!request) return {ok: false, error: 'failed'}
  const answer = await askSupabase((supabase) =>
    supabase.from('event_comments').insert(request).select('status').single(),
  )
  if (answer.ok) return {ok: true, data: {isPending: answer.data.status === 'pending'}}
  if (answer.error !== 'refused') return {ok: false, error: answer.error}
  return {ok: false, error: (await isBanned(userId)) ? 'banned' : 'closed'}
}

/** Loaded when something is sent: most visitors only read. */
async function parseComment(typed: {event_id: string; user_id: string; comment_text: string}) {
  const loaded = await import('@site/schemas/requests/comment').catch(() => null)
  return loaded?.commentRequest.safeParse(typed).data
}

async function isBanned(userId: string): Promise<boolean> {
  const answer = await askSupabase((supabase) =>
    supabase.from('commenters').select('banned_at').eq('user_id', userId).maybeSingle(),
  )
  return answer.ok && answer.data?.banned_at != null
}

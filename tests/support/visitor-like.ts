import {supabaseClient} from './people.ts'

/** Likes an event as a visitor without an account. Returns a function that takes the like back. */
export async function likeAsVisitor(eventKey: string): Promise<() => Promise<void>> {
  const visitor = `anon_${Date.now()}_${crypto.randomUUID().replaceAll('-', '')}`
  const likes = () => supabaseClient().from('event_likes')
  await likes()
    .insert({event_id: eventKey, user_id: visitor})
    .setHeader('x-anonymous-id', visitor)
    .throwOnError()
  return async () => {
    await likes().delete().eq('user_id', visitor).setHeader('x-anonymous-id', visitor).throwOnError()
  }
}

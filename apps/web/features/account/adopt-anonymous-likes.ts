import type {SupabaseClient} from '#/supabase/supabase-client-type.ts'

/** What this browser liked before the log-in becomes the user's. It may fail: the likes stay where they were then. */
export async function adoptAnonymousLikes(supabase: SupabaseClient): Promise<void> {
  const id = storedAnonymousId()
  if (id) await supabase.rpc('adopt_anonymous_likes').setHeader('x-anonymous-id', id)
}

function storedAnonymousId(): string | null {
  try {
    return localStorage.getItem('anonymous-id')
  } catch {
    return null
  }
}

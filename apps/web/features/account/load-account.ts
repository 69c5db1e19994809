import type {User} from '@supabase/supabase-js'
import type {Account} from './account-state.ts'
import type {SupabaseClient} from '#/supabase/supabase-client-type.ts'

const PATIENCE_MS = 8000

export interface LoadedAccount {
  account: Account
  /** Whether the database answered; without it the account is shown as far as the session tells, and never as an admin's. */
  isComplete: boolean
  /** The database does not know the user of this session, or the session. */
  isDoubtful: boolean
}

/** What the site shows of the user of a session. An error while asking who is an admin counts as not being one. */
export async function loadAccount(supabase: SupabaseClient, user: User): Promise<LoadedAccount> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const [profile, admin] = await Promise.all([
    supabase.from('profiles').select('first_name').eq('id', user.id).abortSignal(signal).maybeSingle(),
    supabase.rpc('is_admin').abortSignal(signal),
  ])
  return {
    account: {
      status: 'signedIn',
      id: user.id,
      email: user.email ?? '',
      firstName: (profile.data ? profile.data.first_name : firstNameInSession(user)) || null,
      isAdmin: admin.data === true,
    },
    isComplete: !profile.error && !admin.error,
    isDoubtful: profile.status === 401 || (!profile.error && !profile.data),
  }
}

/** The session is what local storage holds, whoever has written there. */
function firstNameInSession(user: Partial<User>): string | null {
  const name: unknown = user.user_metadata?.first_name
  return typeof name === 'string' ? name.trim() : null
}

import {setAccount} from './account-state.ts'
import {announceLogOut, expectLogOut} from './log-out-announcement.ts'
import {SESSION_KEY} from '#/supabase/session-storage-key.ts'
import {getSupabase} from '#/supabase/supabase-client.ts'

/** Logs out in this browser, also without a connection; other devices stay logged in. */
export async function logOut(): Promise<void> {
  expectLogOut()
  try {
    const {auth} = await getSupabase()
    await auth.signOut({scope: 'local'})
  } catch {
    localStorage.removeItem(SESSION_KEY)
    setAccount({status: 'signedOut'})
    announceLogOut()
  }
}

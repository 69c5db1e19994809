import type {AuthChangeEvent, Session} from '@supabase/supabase-js'
import {getAccount, setAccount} from './account-state.ts'
import {adoptAnonymousLikes} from './adopt-anonymous-likes.ts'
import {rememberAccount} from './known-browser.ts'
import {loadAccount} from './load-account.ts'
import {announceLogOut} from './log-out-announcement.ts'
import type {SupabaseClient} from '#/supabase/supabase-client-type.ts'

const FIRST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 240_000

/** Keeps the account that the page shows in step with the session, also when another tab logs in or out. */
export function followSession(supabase: SupabaseClient): void {
  let latest = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS

  supabase.auth.onAuthStateChange((event, session) => {
    // The client waits for this callback, and would wait for ever if it asked the client for anything.
    setTimeout(() => void take(event, session), 0)
  })

  async function take(event: AuthChangeEvent, session: Session | null): Promise<void> {
    const turn = ++latest
    clearTimeout(retry)
    const before = getAccount()
    if (!session) {
      setAccount({status: 'signedOut'})
      if (event === 'SIGNED_OUT' && before.status !== 'signedOut') announceLogOut()
      return
    }
    const isNewHere = before.status === 'signedOut' && event !== 'INITIAL_SESSION'
    if (isNewHere) await adoptAnonymousLikes(supabase)
    const {account, isComplete, isDoubtful} = await loadAccount(supabase, session.user)
    if (turn !== latest) return
    setAccount(account)
    rememberAccount()
    if (isComplete) retryMs = FIRST_RETRY_MS
    else {
      retry = setTimeout(() => void take('USER_UPDATED', session), retryMs)
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
    if (isDoubtful || event === 'INITIAL_SESSION') await endIfRevoked()
  }

  /** An access token outlives its session by up to an hour; whoever logged out elsewhere means this browser too. */
  async function endIfRevoked(): Promise<void> {
    const {error} = await supabase.auth.getUser()
    if (error?.status && [401, 403, 404].includes(error.status)) await supabase.auth.signOut({scope: 'local'})
  }
}

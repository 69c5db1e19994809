import {partialRolesIn} from '@site/schemas/roles'
import type {AuthChangeEvent, Session, User} from '@supabase/supabase-js'
import {logOutIfEnded} from '#/supabase/ended-session.ts'
import {getSupabase, type SupabaseClient} from '#/supabase/supabase-client.ts'
import {asVisitor, findVisitor} from '#/supabase/visitor-id.ts'
import {type Account, getAccount, setAccount} from '../account-state.ts'
import {dropEverythingKept} from '../kept-until-log-out.ts'
import {announceLogOut} from '../log-out-announcement.ts'
import {forgetAccount, hasRememberedAccount, rememberAccount} from './remembered-account.ts'

const TIMEOUT_MS = 8000
const FIRST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 240_000

/** @throws if the client's script cannot be loaded */
export async function connect(): Promise<void> {
  await getSupabase()
}

let latestUpdate = 0
let retry: ReturnType<typeof setTimeout> | undefined
let retryMs = FIRST_RETRY_MS

export async function updateAccount(
  event: AuthChangeEvent,
  session: Session | null,
  supabase: SupabaseClient,
): Promise<void> {
  const update = ++latestUpdate
  clearTimeout(retry)
  const before = getAccount()
  if (!session) {
    setAccount({status: 'loggedOut'})
    if (event === 'SIGNED_OUT') void dropEverythingKept()
    // The account was found to be deleted.
    if (event === 'SIGNED_OUT' && !hasRememberedAccount()) forgetAccount()
    if (event === 'SIGNED_OUT' && before.status !== 'loggedOut') announceLogOut()
    return
  }
  if (before.status === 'loggedOut') setAccount({status: 'loading'})
  const mayHaveJustLoggedIn = before.status !== 'loggedIn' && event !== 'INITIAL_SESSION'
  const [loaded] = await Promise.all([
    loadAccount(supabase, session.user),
    mayHaveJustLoggedIn && adoptAnonymousLikes(supabase),
  ])
  if (update !== latestUpdate) return
  setAccount(loaded.account)
  rememberAccount()
  if (loaded.isComplete) retryMs = FIRST_RETRY_MS
  else {
    retry = setTimeout(() => void updateAccount('USER_UPDATED', session, supabase), retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }
  if (loaded.mayHaveEnded || event === 'INITIAL_SESSION') await logOutIfEnded(supabase)
}

/** Assigns the visitor's anonymous likes to the account. If that fails, they stay anonymous. */
async function adoptAnonymousLikes(supabase: SupabaseClient): Promise<void> {
  const visitor = findVisitor(null)
  if (!visitor) return
  const adoption = supabase.rpc('adopt_anonymous_likes').abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  await asVisitor(adoption, visitor)
}

interface LoadedAccount {
  account: Account
  /** False when a query failed: then the account has no name, and nobody is an admin or has a role. */
  isComplete: boolean
  /** True when the database does not know this user or session. */
  mayHaveEnded: boolean
}

export async function reloadAccount(): Promise<void> {
  const supabase = await getSupabase()
  const {data} = await supabase.auth.getSession()
  await updateAccount('USER_UPDATED', data.session, supabase)
}

async function loadAccount(supabase: SupabaseClient, user: User): Promise<LoadedAccount> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const [profile, admin, held] = await Promise.all([
    supabase
      .from('profiles')
      .select('first_name, last_name')
      .eq('id', user.id)
      .abortSignal(signal)
      .maybeSingle(),
    supabase.rpc('is_admin').abortSignal(signal),
    supabase.rpc('my_roles').abortSignal(signal),
  ])
  return {
    account: {
      status: 'loggedIn',
      id: user.id,
      email: user.email ?? '',
      firstName: profile.data?.first_name || null,
      lastName: profile.data?.last_name || null,
      isAdmin: admin.data === true,
      roles: partialRolesIn(held.data),
    },
    isComplete: !profile.error && !admin.error && !held.error,
    mayHaveEnded: profile.status === 401 || (!profile.error && !profile.data),
  }
}

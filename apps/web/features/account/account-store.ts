'use client'

import {partialRolesIn, type PartialRole} from '@site/schemas/roles'
import type {AuthChangeEvent, Session, User} from '@supabase/supabase-js'
import {useEffect, useSyncExternalStore} from 'react'
import {logOutIfEnded} from '#/supabase/ended-session.ts'
import {hasStoredSession, onAuthStateChange, SESSION_KEY} from '#/supabase/session.ts'
import {getSupabase, type SupabaseClient} from '#/supabase/supabase-client.ts'
import {asVisitor, findVisitor} from '#/supabase/visitor-id.ts'
import {dropEverythingKept} from './kept-until-log-out.ts'
import {announceLogOut} from './log-out-announcement.ts'
import {
  forgetAccount,
  forgetWithOtherTabs,
  hasRememberedAccount,
  rememberAccount,
} from './session/remembered-account.ts'

export {hasStoredSession}

/** The account is `loading` on the server, until the stored session has been read, and just after a log-in. */
export type Account =
  | {status: 'loading'}
  | {status: 'loggedOut'}
  | ({status: 'loggedIn'; id: string; email: string; firstName: string | null} & Rights)

/** Rights only decide what is shown: the database protects the data. */
export interface Rights {
  isAdmin: boolean
  roles: PartialRole[]
}

const loadingAccount: Account = {status: 'loading'}

let account: Account = loadingAccount
const listeners = new Set<() => void>()

export function getAccount(): Account {
  return account
}

export function setAccount(next: Account): void {
  if (JSON.stringify(next) === JSON.stringify(account)) return
  account = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The account stays in sync across tabs. The Supabase client is loaded only when a session is stored. */
export function useAccount(): Account {
  useEffect(start, [])
  return useSyncExternalStore(subscribe, getAccount, () => loadingAccount)
}

export function userIdOf(visitor: Account): string | null {
  return visitor.status === 'loggedIn' ? visitor.id : null
}

/** An admin has every role. */
export function hasRole(visitor: Account, role: PartialRole): boolean {
  return visitor.status === 'loggedIn' && (visitor.isAdmin || visitor.roles.includes(role))
}

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  if (hasStoredSession()) void readSession()
  else if (account.status === 'loading') setAccount({status: 'loggedOut'})
  // Another tab has logged in. A client that is already loaded detects that itself.
  addEventListener('storage', ({key, newValue}) => {
    if (key === SESSION_KEY && newValue) void readSession()
  })
  forgetWithOtherTabs()
}

async function readSession(): Promise<void> {
  try {
    await getSupabase()
  } catch {
    setAccount({status: 'loggedOut'})
    addEventListener('online', () => void readSession(), {once: true})
  }
}

const TIMEOUT_MS = 8000
const FIRST_RETRY_MS = 15_000
const LONGEST_RETRY_MS = 240_000

let latestUpdate = 0
let retry: ReturnType<typeof setTimeout> | undefined
let retryMs = FIRST_RETRY_MS

onAuthStateChange((event, session, supabase) => void updateAccount(event, session, supabase))

async function updateAccount(
  event: AuthChangeEvent,
  session: Session | null,
  supabase: SupabaseClient,
): Promise<void> {
  const update = ++latestUpdate
  clearTimeout(retry)
  const before = account
  if (!session) {
    setAccount({status: 'loggedOut'})
    if (event === 'SIGNED_OUT') void dropEverythingKept()
    // The account was found to be deleted.
    if (event === 'SIGNED_OUT' && !hasRememberedAccount()) forgetAccount()
    if (event === 'SIGNED_OUT' && before.status !== 'loggedOut') announceLogOut()
    return
  }
  if (before.status === 'loggedOut') setAccount(loadingAccount)
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
    supabase.from('profiles').select('first_name').eq('id', user.id).abortSignal(signal).maybeSingle(),
    supabase.rpc('is_admin').abortSignal(signal),
    supabase.rpc('my_roles').abortSignal(signal),
  ])
  return {
    account: {
      status: 'loggedIn',
      id: user.id,
      email: user.email ?? '',
      firstName: profile.data?.first_name || null,
      isAdmin: admin.data === true,
      roles: partialRolesIn(held.data),
    },
    isComplete: !profile.error && !admin.error && !held.error,
    mayHaveEnded: profile.status === 401 || (!profile.error && !profile.data),
  }
}

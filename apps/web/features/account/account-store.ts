'use client'

import type {PartialRole} from '@site/schemas/roles'
import {useEffect, useSyncExternalStore} from 'react'
import {hasStoredSession, onAuthStateChange, SESSION_KEY} from '#/supabase/session.ts'
import type * as AccountOfSession from './session/account-of-session.ts'
import {forgetWithOtherTabs} from './session/remembered-account.ts'

export {hasStoredSession}

/** The account is `loading` on the server, until the stored session has been read, and just after a log-in. */
export type Account = {status: 'loading'} | {status: 'loggedOut'} | LoggedInAccount

export interface LoggedInAccount extends Rights {
  status: 'loggedIn'
  id: string
  email: string
  firstName: string | null
}

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

/** The account stays in sync across tabs. What reads a session is loaded only when one is stored. */
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

onAuthStateChange((...change) => void withSession(({updateAccount}) => updateAccount(...change)))

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  if (hasStoredSession()) readSession()
  else if (account.status === 'loading') setAccount({status: 'loggedOut'})
  // Another tab has logged in. A client that is already loaded detects that itself.
  addEventListener('storage', ({key, newValue}) => {
    if (key === SESSION_KEY && newValue) readSession()
  })
  forgetWithOtherTabs()
}

function readSession(): void {
  void withSession(({connect}) => connect())
}

/** Most visitors have no account. Without a connection, the session is read once there is one. */
async function withSession(run: (session: typeof AccountOfSession) => Promise<void>): Promise<void> {
  try {
    await run(await import('./session/account-of-session.ts'))
  } catch {
    setAccount({status: 'loggedOut'})
    addEventListener('online', readSession, {once: true})
  }
}

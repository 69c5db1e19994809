'use client'

import {useEffect, useSyncExternalStore} from 'react'
import {inTime} from '#/browser/late-loading.ts'
import {hasStoredSession, onAuthStateChange, SESSION_KEY} from '#/supabase/session.ts'
import {type Account, getAccount, loadingAccount, onAccountChange, setAccount} from './account-state.ts'
import type * as AccountOfSession from './session/session-store.ts'
import {forgetWithOtherTabs} from './session/remembered-account.ts'

export {hasStoredSession}

/** The account stays in sync across tabs. What reads a session is loaded only when one is stored. */
export function useAccount(): Account {
  useEffect(start, [])
  return useSyncExternalStore(onAccountChange, getAccount, () => loadingAccount)
}

onAuthStateChange((...change) => void withSession(({updateAccount}) => updateAccount(...change)))

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  if (hasStoredSession()) readSession()
  else if (getAccount().status === 'loading') setAccount({status: 'loggedOut'})
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
  const loading = import('./session/session-store.ts')
  await inTime(loading).catch(showLoggedOut)
  // A script that comes late is run all the same.
  await loading.then(run).catch(showLoggedOut)
}

function showLoggedOut(): void {
  setAccount({status: 'loggedOut'})
  addEventListener('online', readSession, {once: true})
}

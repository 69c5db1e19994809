'use client'

import {useEffect, useSyncExternalStore} from 'react'
import {getAccount, loadingAccount, setAccount, subscribeToAccount, type Account} from './account-state.ts'
import {hasStoredSession, SESSION_KEY} from '#/supabase/session-storage-key.ts'
import {getSupabase} from '#/supabase/supabase-client.ts'

export type {Account}

let isStarted = false

/** Who looks at the page, kept in step with the session in every tab. Without a stored session nothing is loaded. */
export function useAccount(): Account {
  useEffect(start, [])
  return useSyncExternalStore(subscribeToAccount, getAccount, () => loadingAccount)
}

function start(): void {
  if (isStarted) return
  isStarted = true
  if (hasStoredSession()) void readSession()
  else if (getAccount().status === 'loading') setAccount({status: 'signedOut'})
  // Another tab has logged in: the client of this one, once loaded, hears of it by itself.
  addEventListener('storage', ({key, newValue}) => {
    if (key === SESSION_KEY && newValue) void readSession()
  })
}

async function readSession(): Promise<void> {
  try {
    await getSupabase()
  } catch {
    setAccount({status: 'signedOut'})
    addEventListener('online', () => void readSession(), {once: true})
  }
}

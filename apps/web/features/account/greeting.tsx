'use client'

import {type ComponentType, lazy, Suspense} from 'react'
import type {LoggedInAccount} from './account-state.ts'
import {useAccount} from './account-store.ts'

const GreetingContent = lazy<ComponentType<{account: LoggedInAccount}>>(async () => {
  const greeting = await import('./logged-in/greeting-content.tsx').catch(() => null)
  return {default: greeting?.GreetingContent ?? (() => null)}
})

export function Greeting() {
  const account = useAccount()
  if (account.status !== 'loggedIn') return null
  return (
    <Suspense>
      <GreetingContent account={account} />
    </Suspense>
  )
}

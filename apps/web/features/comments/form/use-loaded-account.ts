'use client'

import {useCallback, useEffect, useRef} from 'react'
import type {Account} from '#/features/account/account-queries.ts'

type LoadedAccount = Exclude<Account, {status: 'loading'}>

/** Returns a function that resolves to the account once it has loaded, since a button may be pressed before. */
export function useLoadedAccount(account: Account): () => Promise<LoadedAccount> {
  const latest = useRef(account)
  const resolvers = useRef<((account: LoadedAccount) => void)[]>([])

  useEffect(() => {
    latest.current = account
    if (account.status === 'loading') return
    for (const resolve of resolvers.current.splice(0)) resolve(account)
  }, [account])

  return useCallback(
    () =>
      new Promise((resolve) => {
        if (latest.current.status === 'loading') resolvers.current.push(resolve)
        else resolve(latest.current)
      }),
    [],
  )
}

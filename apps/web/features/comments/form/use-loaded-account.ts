'use client'

import {useCallback, useEffect, useRef} from 'react'
import type {Account} from '#/features/account/account-state.ts'

type LoadedAccount = Exclude<Account, {status: 'loading'}>

/** A button may be pressed before the account has loaded, so this resolves once it has. */
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

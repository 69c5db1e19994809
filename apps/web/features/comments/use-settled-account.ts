'use client'

import {useCallback, useEffect, useRef} from 'react'
import type {Account} from '#/features/account/account-queries.ts'

type SettledAccount = Exclude<Account, {status: 'loading'}>

/** Tells who the visitor is as soon as that is known: somebody who is quick may press a button before. */
export function useSettledAccount(account: Account): () => Promise<SettledAccount> {
  const latest = useRef(account)
  const waiting = useRef<((settled: SettledAccount) => void)[]>([])

  useEffect(() => {
    latest.current = account
    if (account.status === 'loading') return
    for (const tell of waiting.current.splice(0)) tell(account)
  }, [account])

  return useCallback(
    () =>
      new Promise((resolve) => {
        if (latest.current.status === 'loading') waiting.current.push(resolve)
        else resolve(latest.current)
      }),
    [],
  )
}

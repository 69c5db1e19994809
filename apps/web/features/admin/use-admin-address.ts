'use client'

import {useSearchParams} from 'next/navigation'
import {useCallback, useMemo} from 'react'
import {readAddress, writeAddress, type AdminAddress} from './admin-address.ts'

/** Changes what is shown; `replace` leaves no step in the browser's history. */
export type Go = (change: Partial<AdminAddress>, how?: 'push' | 'replace') => void

/** What the address says is shown, and how to change it. */
export function useAdminAddress(): {address: AdminAddress; go: Go} {
  const params = useSearchParams()
  const address = useMemo(() => readAddress(params), [params])
  const go = useCallback<Go>((change, how = 'push') => {
    const now = readAddress(new URLSearchParams(location.search))
    const next = location.pathname + writeAddress({...now, ...change})
    if (next === location.pathname + location.search) return
    if (how === 'push') history.pushState(null, '', next)
    else history.replaceState(null, '', next)
  }, [])
  return {address, go}
}

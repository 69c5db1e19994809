'use client'

import {useEffect, useState} from 'react'
import {useAccount} from '#/features/account/account-queries.ts'
import {query, type Result} from '#/supabase/query.ts'

/** Whether the database takes who is logged in for an admin. */
export function checkAdmin(): Promise<Result<boolean>> {
  return query((supabase) => supabase.rpc('is_admin'))
}

/** `undecided` when nobody could be asked. */
export type Access = 'checking' | 'granted' | 'signedOut' | 'refused' | 'undecided'

/**
 * Whether whoever looks at the page is an admin. What protects the data is the database; this decides what is shown.
 * Once it was yes, a check that fails changes nothing, so that nobody is thrown out of their work by a weak connection.
 */
export function useAdminAccess(): Access {
  const account = useAccount()
  const userId = account.status === 'signedIn' ? account.id : null
  const isKnownAdmin = account.status === 'signedIn' && account.isAdmin
  const [checked, setChecked] = useState<{userId: string; access: Access}>()
  const isRemembered = checked?.userId === userId && checked?.access === 'granted'
  if (userId && isKnownAdmin && !isRemembered) setChecked({userId, access: 'granted'})

  useEffect(() => {
    if (!userId || isKnownAdmin) return undefined
    let isCurrent = true
    void checkAdmin().then((result) => {
      if (!isCurrent) return
      setChecked((before) => {
        if (result.ok) return {userId, access: result.data ? 'granted' : 'refused'}
        console.warn(`Who is an admin could not be checked: ${result.error}`)
        const wasGranted = before?.userId === userId && before.access === 'granted'
        return wasGranted ? before : {userId, access: 'undecided'}
      })
    })
    return () => {
      isCurrent = false
    }
  }, [userId, isKnownAdmin])

  if (account.status === 'signedOut') return 'signedOut'
  if (isKnownAdmin) return 'granted'
  return checked && checked.userId === userId ? checked.access : 'checking'
}

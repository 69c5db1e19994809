'use client'

import {useQuery} from '@tanstack/react-query'
import {useAccount, userIdOf} from '#/features/account/account-queries.ts'
import {query} from '#/supabase/query.ts'
import {dataOf} from './query-client.ts'

/** `undecided`: the check failed. */
type Access = 'checking' | 'granted' | 'loggedOut' | 'denied' | 'undecided'

/**
 * Whether the visitor is an admin. Decides what is shown; the data itself is protected by the database. Access that was
 * granted is kept when a later check fails, so that a weak connection throws nobody out.
 */
export function useAdminAccess(): Access {
  const account = useAccount()
  const userId = userIdOf(account)
  const isKnownAdmin = account.status === 'loggedIn' && account.isAdmin
  const {data: isAdmin, isError} = useQuery({
    queryKey: ['isAdmin', userId],
    queryFn: loadIsAdmin,
    enabled: userId !== null && !isKnownAdmin,
    initialData: isKnownAdmin || undefined,
  })

  if (account.status === 'loggedOut') return 'loggedOut'
  if (isKnownAdmin || isAdmin) return 'granted'
  if (isAdmin === false) return 'denied'
  return isError ? 'undecided' : 'checking'
}

async function loadIsAdmin(): Promise<boolean> {
  const result = await query((supabase) => supabase.rpc('is_admin'))
  if (!result.ok) console.warn(`Could not check whether the user is an admin: ${result.error}`)
  return dataOf(result)
}

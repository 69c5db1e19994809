'use client'

import {useQuery} from '@tanstack/react-query'
import {useAccount, userIdOf} from '#/features/account/account-queries.ts'
import {query} from '#/supabase/query.ts'
import {dataOf} from './query-client.ts'

type Access = 'checking' | 'granted' | 'loggedOut' | 'denied' | 'checkFailed'

/**
 * The visitor's access to the admin area. It only decides what is shown: the database protects the data. Once granted,
 * access outlives a failed check, so that a poor connection locks nobody out.
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
  return isError ? 'checkFailed' : 'checking'
}

/**
 * Whether the database says `true`; anything else makes nobody an admin.
 *
 * @throws {QueryFailure} when the query failed
 */
export async function loadIsAdmin(): Promise<boolean> {
  const result = await query((supabase) => supabase.rpc('is_admin'))
  if (!result.ok) console.warn(`Could not check whether the user is an admin: ${result.error}`)
  return (dataOf(result) as unknown) === true
}

'use client'

import {partialRolesIn} from '@site/schemas/roles'
import {useQuery} from '@tanstack/react-query'
import {userIdOf, type Account, type Rights} from '../account-state.ts'
import {useAccount} from '../account-store.ts'
import {query} from '#/supabase/query.ts'
import {dataOf} from '#/features/admin-list/query-client.ts'

interface Access {
  access: 'checking' | 'granted' | 'loggedOut' | 'denied' | 'checkFailed'
  /** The rights are known once access is granted, and stay the same object until they change. */
  rights?: Rights
}

/** Access outlives a failed check, so that a poor connection locks nobody out. The database protects the data. */
export function useAdminAccess(): Access {
  const account = useAccount()
  const userId = userIdOf(account)
  const known = knownRights(account)
  const {data, isError} = useQuery({
    queryKey: ['rights', userId],
    queryFn: loadRights,
    enabled: userId !== null && !known,
    initialData: known,
  })

  if (account.status === 'loggedOut') return {access: 'loggedOut'}
  const rights = known ?? data
  if (rights) return isNothing(rights) ? {access: 'denied'} : {access: 'granted', rights}
  return {access: isError ? 'checkFailed' : 'checking'}
}

const isNothing = ({isAdmin, roles}: Rights) => !isAdmin && roles.length === 0

const knownRights = (account: Account): Rights | undefined =>
  account.status === 'loggedIn' && !isNothing(account) ? account : undefined

/** @throws {QueryFailure} when a query failed, and the other gave no right */
export async function loadRights(): Promise<Rights> {
  const [admin, held] = await Promise.all([
    query((supabase) => supabase.rpc('is_admin')),
    query((supabase) => supabase.rpc('my_roles')),
  ])
  if (!admin.ok) console.warn(`Could not check whether the user is an admin: ${admin.error}`)
  const rights = {
    isAdmin: admin.ok && (admin.data as unknown) === true,
    roles: held.ok ? partialRolesIn(held.data) : [],
  }
  if (isNothing(rights)) {
    dataOf<unknown>(admin)
    dataOf<unknown>(held)
  }
  return rights
}

import {getAccount, setAccount} from '#/features/account/account-state.ts'
import {query, type QueryError, type Result} from '#/supabase/query.ts'
import {type RolesChange, toggled} from './roles-change.ts'

/** `change_roles` raises these SQLSTATEs. */
const errors: Record<string, 'lastAdmin' | 'unconfirmed'> = {PT409: 'lastAdmin', PT422: 'unconfirmed'}

/** Makes all changes or none. The last admin stays one, and an unconfirmed account gets no role. */
export async function changeRoles(
  userId: string,
  change: RolesChange,
): Promise<Result<undefined, QueryError | 'lastAdmin' | 'unconfirmed'>> {
  const {given, taken, eventsGiven: events_given, eventsTaken: events_taken} = change
  const result = await query((supabase) =>
    supabase.rpc('change_roles', {user_id: userId, given, taken, events_given, events_taken}),
  )
  if (!result.ok) return {...result, error: errors[result.code] ?? result.error}
  changeOwnRights(userId, change)
  return result
}

function changeOwnRights(userId: string, {given, taken}: RolesChange): void {
  const account = getAccount()
  if (account.status !== 'loggedIn' || account.id !== userId) return
  let {isAdmin, roles} = account
  for (const role of [...taken, ...given]) {
    if (role === 'admin') isAdmin = given.includes(role)
    else roles = toggled(roles, role, given.includes(role))
  }
  setAccount({...account, isAdmin, roles})
}

import {localValues} from '#/storage/browser-storage.ts'
import type {SupabaseClient} from './session.ts'

const refused = [401, 403, 404]

/**
 * Logs out if the session has ended on another device or with the account: its access token stays valid for up to an
 * hour. Resolves to whether it has ended; while Auth does not answer, it counts as valid.
 */
export async function logOutIfEnded({auth}: SupabaseClient): Promise<boolean> {
  const {error} = await auth.getUser()
  if (!error) return false
  // supabase-js has then removed the session itself.
  if (error.name === 'AuthSessionMissingError') return true
  if (!error.status || !refused.includes(error.status)) return false
  if (error.code === 'user_not_found') localValues.remove('has-account')
  await auth.signOut({scope: 'local'})
  return true
}

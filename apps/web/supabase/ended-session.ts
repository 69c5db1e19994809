import {localValues} from '#/storage/browser-storage.ts'
import type {SupabaseClient} from './session.ts'

const refused = [401, 403, 404]

/**
 * Logs out in this browser if the session has ended, on another device or because the account was deleted: its access
 * token stays valid for up to an hour. Of a deleted account no mark stays. Resolves to whether it has; while Auth does not answer, it has not.
 */
export async function logOutIfEnded({auth}: SupabaseClient): Promise<boolean> {
  const {error} = await auth.getUser()
  if (!error) return false
  // Then supabase-js has removed the session itself.
  if (error.name === 'AuthSessionMissingError') return true
  if (!error.status || !refused.includes(error.status)) return false
  if (error.code === 'user_not_found') localValues.remove('has-account')
  await auth.signOut({scope: 'local'})
  return true
}

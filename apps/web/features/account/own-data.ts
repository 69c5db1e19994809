import {checkPassword} from './change-password.ts'
import {attempt} from '#/supabase/attempt.ts'
import {databaseFailure, done, failed, type Outcome} from './failure.ts'
import {logOut} from './log-out.ts'

/** Everything that is kept of the visitor, as the text of a JSON file. */
export async function exportOwnData(): Promise<Outcome<string>> {
  return attempt(async (supabase) => {
    const answer = await supabase.rpc('export_own_data')
    if (answer.error) return failed(databaseFailure(answer))
    return {ok: true, data: JSON.stringify(answer.data, null, 2)}
  })
}

/** Deletes the account with all that belongs to it, once the password has been checked, and logs out. */
export async function deleteOwnAccount(email: string, password: string): Promise<Outcome> {
  const checked = await checkPassword(email, password)
  if (!checked.ok) return checked
  return attempt(async (supabase) => {
    const answer = await supabase.rpc('delete_own_account')
    if (answer.error) return failed(databaseFailure(answer))
    await logOut()
    return done
  })
}

import {success, type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {accountQuery} from '../session/account-actions.ts'

export async function loadDigestChoice(id: string): Promise<Result<boolean, AccountError>> {
  const result = await accountQuery((supabase) =>
    supabase.from('profiles').select('wants_digest').eq('id', id).single(),
  )
  return result.ok ? success(result.data.wants_digest) : {...result, error: toAccountError(result)}
}

export async function chooseDigest(id: string, isWanted: boolean): Promise<Result<null, AccountError>> {
  const result = await accountQuery((supabase) =>
    supabase.from('profiles').update({wants_digest: isWanted}).eq('id', id).select('id').single(),
  )
  return result.ok ? success(null) : {...result, error: toAccountError(result)}
}

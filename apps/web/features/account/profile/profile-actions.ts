import {readablePhone} from '@site/schemas/phones/phone'
import type {ProfileFields, ProfileRequest} from '@site/schemas/requests/profile'
import {success, type Result} from '#/supabase/query.ts'
import {getAccount, setAccount} from '../account-state.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {checkPassword} from '../password/password-actions.ts'
import {accountQuery} from '../session/account-actions.ts'
import {logOut} from '../session/account-log-out-actions.ts'

/** Missing values become empty strings. */
export async function loadProfile(id: string): Promise<Result<ProfileFields, AccountError>> {
  const result = await accountQuery((supabase) =>
    supabase.from('profiles').select('first_name, last_name, language, phone, city').eq('id', id).single(),
  )
  if (!result.ok) return {...result, error: toAccountError(result)}
  const {first_name: firstName, last_name: lastName, language, phone, city} = result.data
  const chosen = language === 'en' ? 'en' : 'lt'
  return {
    ...result,
    data: {firstName, lastName, language: chosen, phone: phone ? readablePhone(phone) : '', city: city ?? ''},
  }
}

export async function saveProfile(id: string, profile: ProfileRequest): Promise<Result<null, AccountError>> {
  const {firstName, lastName, language, phone, city} = profile
  const result = await accountQuery((supabase) =>
    supabase
      .from('profiles')
      .update({first_name: firstName, last_name: lastName, language, phone, city})
      .eq('id', id)
      .select('id')
      .single(),
  )
  if (!result.ok) return {...result, error: toAccountError(result)}
  const account = getAccount()
  if (account.status === 'loggedIn' && account.id === id) setAccount({...account, firstName, lastName})
  return success(null)
}

export async function exportOwnData(): Promise<Result<string, AccountError>> {
  const result = await accountQuery((supabase) => supabase.rpc('export_own_data'))
  if (!result.ok) return {...result, error: toAccountError(result)}
  return {...result, data: JSON.stringify(result.data, null, 2)}
}

/** The result is whether an email will say that the account is gone. */
export async function deleteOwnAccount(
  email: string,
  password: string,
): Promise<Result<boolean, AccountError>> {
  const checked = await checkPassword(email, password)
  if (!checked.ok) return checked
  const result = await accountQuery((supabase) => supabase.rpc('delete_own_account'))
  if (!result.ok) return {...result, error: toAccountError(result)}
  await logOut()
  return success(result.data)
}

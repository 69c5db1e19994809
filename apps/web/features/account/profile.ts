import type {ProfileFields, ProfileRequest} from '@site/schemas/requests/profile'
import {attempt} from '#/supabase/attempt.ts'
import {databaseFailure, done, failed, type Outcome} from './failure.ts'
import {getAccount, setAccount} from './account-state.ts'

/** What somebody has said of themselves, as the fields of the form hold it. */
export async function loadProfile(id: string): Promise<Outcome<ProfileFields>> {
  return attempt(async (supabase) => {
    const answer = await supabase
      .from('profiles')
      .select('first_name, last_name, language, phone, city')
      .eq('id', id)
      .single()
    if (answer.error) return failed(databaseFailure(answer))
    const {first_name: firstName, last_name: lastName, language, phone, city} = answer.data
    const chosen = language === 'en' ? 'en' : 'lt'
    return {ok: true, data: {firstName, lastName, language: chosen, phone: phone ?? '', city: city ?? ''}}
  })
}

/** Stores it, and greets by the new name at once. */
export async function saveProfile(id: string, profile: ProfileRequest): Promise<Outcome> {
  const {firstName, lastName, language, phone, city} = profile
  return attempt(async (supabase) => {
    const answer = await supabase
      .from('profiles')
      .update({first_name: firstName, last_name: lastName, language, phone, city})
      .eq('id', id)
      .select('id')
      .single()
    if (answer.error) return failed(databaseFailure(answer))
    const account = getAccount()
    if (account.status === 'signedIn' && account.id === id) setAccount({...account, firstName})
    return done
  })
}

import type {SignUpRequest} from '@site/schemas/requests/sign-up'
import {absolutePath} from './absolute-path.ts'
import {attempt} from '#/supabase/attempt.ts'
import {authFailure, failed, type Outcome} from './failure.ts'
import {rememberAccount} from './known-browser.ts'

/** Makes an account. `confirm`: it is good once the link in the mail has been followed. */
export async function signUp(request: SignUpRequest): Promise<Outcome<'confirm' | 'loggedIn'>> {
  const {email, password, firstName, lastName, language, privacyAccepted} = request
  return attempt(async ({auth}) => {
    const {data, error} = await auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: absolutePath(language, '/'),
        data: {
          first_name: firstName,
          last_name: lastName,
          language,
          privacy_policy_accepted: privacyAccepted,
        },
      },
    })
    if (error) return failed(authFailure(error))
    // A registered address is answered like a new one, but for the made-up user's lack of identities.
    if (data.user?.identities?.length === 0) return failed({code: 'alreadyRegistered'})
    rememberAccount()
    return {ok: true, data: data.session ? 'loggedIn' : 'confirm'}
  })
}

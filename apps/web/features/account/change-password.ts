import type {PasswordChangeRequest} from '@site/schemas/requests/password'
import {attempt} from '#/supabase/attempt.ts'
import {authFailure, done, failed, type Outcome} from './failure.ts'

/** Sets a new password after the present one has been checked, and logs the other devices out. */
export async function changePassword(email: string, request: PasswordChangeRequest): Promise<Outcome> {
  const checked = await checkPassword(email, request.currentPassword)
  return checked.ok ? setPassword(request.password) : checked
}

/** Sets the password of whoever is logged in, and logs the other devices out. */
export async function setPassword(password: string): Promise<Outcome> {
  return attempt(async ({auth}) => {
    const {error} = await auth.updateUser({password})
    if (error) return failed(authFailure(error))
    await auth.signOut({scope: 'others'})
    return done
  })
}

/** Whether the password is that of the account, by logging in with it anew. */
export async function checkPassword(email: string, password: string): Promise<Outcome> {
  return attempt(async ({auth}) => {
    const {error} = await auth.signInWithPassword({email, password})
    if (!error) return done
    const failure = authFailure(error)
    return failed(failure.code === 'invalidCredentials' ? {code: 'wrongPassword'} : failure)
  })
}

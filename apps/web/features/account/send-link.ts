import type {Language} from '@site/schemas/languages'
import {absolutePath} from './absolute-path.ts'
import {attempt} from '#/supabase/attempt.ts'
import {authFailure, done, failed, type Outcome} from './failure.ts'

/** Sends the link that confirms the address once more. */
export async function sendConfirmation(email: string, language: Language): Promise<Outcome> {
  return attempt(async ({auth}) => {
    const options = {emailRedirectTo: absolutePath(language, '/')}
    const {error} = await auth.resend({type: 'signup', email, options})
    return error ? failed(authFailure(error)) : done
  })
}

/** Sends the link that leads to a new password. The answer does not tell whether there is such an account. */
export async function sendPasswordReset(email: string, language: Language): Promise<Outcome> {
  return attempt(async ({auth}) => {
    const {error} = await auth.resetPasswordForEmail(email, {
      redirectTo: absolutePath(language, '/slaptazodis'),
    })
    return !error || isTooSoonForOne(error) ? done : failed(authFailure(error))
  })
}

/** Only an account that exists can be written to too often; a mail is on its way to it already. */
function isTooSoonForOne({code, message}: {code?: string; message: string}): boolean {
  return code === 'over_email_send_rate_limit' && message.startsWith('For security purposes')
}

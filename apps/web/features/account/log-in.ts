import type {LogInRequest} from '@site/schemas/requests/log-in'
import {attempt} from '#/supabase/attempt.ts'
import {authFailure, done, failed, type Outcome} from './failure.ts'

/** Logs in with address and password. */
export async function logIn(request: LogInRequest): Promise<Outcome> {
  return attempt(async ({auth}) => {
    const {error} = await auth.signInWithPassword(request)
    return error ? failed(authFailure(error)) : done
  })
}

import type {EmailOtpType} from '@supabase/supabase-js'
import {attempt} from '#/supabase/attempt.ts'
import {authFailure, failed, type Outcome} from './failure.ts'
import {startPasswordRecovery} from './password-recovery.ts'

export interface EmailLink {
  tokenHash: string
  type: EmailOtpType
}

/** Where a link leads: to the front page, to a new password, or to the mail that went to the other address. */
export type Destination = 'home' | 'newPassword' | 'otherAddress'

const types: readonly string[] = ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email']

/** What the address of /auth/confirm holds; nothing when it is not one that a mail leads to. */
export function readEmailLink(search: string): EmailLink | undefined {
  const parameters = new URLSearchParams(search)
  const tokenHash = parameters.get('token_hash')
  const type = parameters.get('type')
  return tokenHash && isType(type) ? {tokenHash, type} : undefined
}

/** Takes a link from a mail, once. Afterwards the visitor is logged in. */
export async function followLink({tokenHash, type}: EmailLink): Promise<Outcome<Destination>> {
  return attempt(async ({auth}) => {
    const {data, error} = await auth.verifyOtp({token_hash: tokenHash, type})
    if (error) return failed(authFailure(error))
    if (!data.session) return {ok: true, data: 'otherAddress'}
    if (type !== 'recovery' && type !== 'invite') return {ok: true, data: 'home'}
    startPasswordRecovery()
    return {ok: true, data: 'newPassword'}
  })
}

function isType(type: string | null): type is EmailOtpType {
  return type !== null && types.includes(type)
}

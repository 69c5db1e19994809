import type {EmailOtpType} from '@supabase/supabase-js'
import {failure, type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {startPasswordRecovery} from '../password/password-actions.ts'
import {accountQuery} from '../session/account-actions.ts'

export interface EmailLink {
  tokenHash: string
  type: EmailOtpType
}

const linkTypes: readonly string[] = ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email']

/** The link in the query string of /auth/confirm; undefined unless it could come from one of our emails. */
export function readEmailLink(search: string): EmailLink | undefined {
  const parameters = new URLSearchParams(search)
  const tokenHash = parameters.get('token_hash')
  const type = parameters.get('type')
  return tokenHash && isLinkType(type) ? {tokenHash, type} : undefined
}

function isLinkType(type: string | null): type is EmailOtpType {
  return type !== null && linkTypes.includes(type)
}

/** What follows a verified link. `otherAddress`: the link sent to the other email address has to be opened as well. */
export type Destination = 'home' | 'newPassword' | 'otherAddress'

/** Verifies a link from an email, which works once, and logs the visitor in. A missing link counts as expired. */
export async function verifyEmailLink(
  link: EmailLink | undefined,
): Promise<Result<Destination, AccountError>> {
  if (!link) return failure({code: 'linkExpired'})
  const {tokenHash, type} = link
  const result = await accountQuery(({auth}) => auth.verifyOtp({token_hash: tokenHash, type}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  if (!result.data.session) return {...result, data: 'otherAddress'}
  if (type !== 'recovery' && type !== 'invite') return {...result, data: 'home'}
  startPasswordRecovery()
  return {...result, data: 'newPassword'}
}

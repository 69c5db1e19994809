import {type Result} from '#/supabase/query.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {startPasswordRecovery} from '../password/password-actions.ts'
import {accountQuery} from '../session/account-actions.ts'

const linkTypes = ['signup', 'recovery', 'email_change', 'invite'] as const

export interface EmailLink {
  tokenHash: string
  type: (typeof linkTypes)[number]
}

/** The link in the query string of /auth/confirm; undefined unless it could come from one of our emails. */
export function readEmailLink(search: string): EmailLink | undefined {
  const parameters = new URLSearchParams(search)
  const tokenHash = parameters.get('token_hash')
  const type = linkTypes.find((each) => each === parameters.get('type'))
  return tokenHash && type ? {tokenHash, type} : undefined
}

const STATE_KEY = 'emailLink'

/** The query string of the link that opened this page, wherever it is now. */
export function emailLinkSearch(): string {
  const state = history.state as Record<string, string | undefined> | null
  return location.search || (state?.[STATE_KEY] ?? '')
}

/**
 * Moves the link from the address bar, where it could be shared although its token logs anybody in, to the state of the
 * history entry, which survives a reload.
 */
export function hideEmailLink(): void {
  if (location.search) history.replaceState({[STATE_KEY]: location.search}, '', location.pathname)
}

/** What follows a verified link. `otherAddress`: the link sent to the other email address has to be opened as well. */
export type Destination = 'home' | 'newPassword' | 'otherAddress'

/** Verifies a link from an email, which works once, and logs the visitor in. */
export async function verifyEmailLink({
  tokenHash,
  type,
}: EmailLink): Promise<Result<Destination, AccountError>> {
  const result = await accountQuery(({auth}) => auth.verifyOtp({token_hash: tokenHash, type}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  if (!result.data.session) return {...result, data: 'otherAddress'}
  if (type !== 'recovery' && type !== 'invite') return {...result, data: 'home'}
  startPasswordRecovery()
  return {...result, data: 'newPassword'}
}

import {success, type Result} from '#/supabase/query.ts'
import {reloadAccount} from '../account-queries.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {accountQuery} from '../session/account-actions.ts'
import {forgetSignUpSecret, signUpSecret} from '../session/sign-up-secret.ts'

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
const VERIFIED_KEY = 'verifiedUser'

const readState = () => history.state as Record<string, string | undefined> | null

/** The query string of the link that opened this page, wherever it is now. */
export function emailLinkSearch(): string {
  return location.search || (readState()?.[STATE_KEY] ?? '')
}

/**
 * Moves the link from the address bar, where it could be shared although its token logs anybody in, to the state of the
 * history entry, which survives a reload.
 */
export function hideEmailLink(): void {
  if (location.search) history.replaceState({[STATE_KEY]: location.search}, '', location.pathname)
}

/** Id of the user whom the link of this page has logged in, also before a reload. */
export const verifiedUserId = (): string | undefined => readState()?.[VERIFIED_KEY]

function rememberVerifiedLink(userId: string): void {
  history.replaceState({[STATE_KEY]: emailLinkSearch(), [VERIFIED_KEY]: userId}, '', location.pathname)
}

/**
 * What a link has done. `otherAddress`: the link sent to the other email address has to be opened as well. `formerAddress`:
 * the address has changed, but only whoever reads the new one logs in.
 */
export type Verified =
  {outcome: 'loggedIn'} | {outcome: 'otherAddress'} | {outcome: 'formerAddress'; newEmail: string}

/** Verifies a link from an email, which works once, and logs the visitor in. */
export async function verifyEmailLink({tokenHash, type}: EmailLink): Promise<Result<Verified, AccountError>> {
  const result = await accountQuery(({auth}) => auth.verifyOtp({token_hash: tokenHash, type}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  const {session, user} = result.data
  if (!session) return success({outcome: 'otherAddress'})
  if (type === 'email_change' && (await hasEnded()))
    return success({outcome: 'formerAddress', newEmail: user?.email ?? ''})
  rememberVerifiedLink(session.user.id)
  await reloadAccount()
  return success({outcome: 'loggedIn'})
}

/** Whether the database has ended the session at once. */
async function hasEnded(): Promise<boolean> {
  const result = await accountQuery(({auth}) => auth.getUser())
  return !result.ok && result.error === 'loggedOut'
}

/**
 * Proves that the account was signed up for in this browser, so that it gets back the password and the names that were
 * chosen here. False when it was not: whoever reads the mail then chooses them.
 */
export async function claimSignUp(): Promise<Result<boolean, AccountError>> {
  const secret = signUpSecret()
  if (secret === null) return success(false)
  const result = await accountQuery((supabase) => supabase.rpc('claim_sign_up', {secret}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  forgetSignUpSecret()
  if (result.data) await reloadAccount()
  return result
}

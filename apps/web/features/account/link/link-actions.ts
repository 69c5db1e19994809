import {success, type Result} from '#/supabase/query.ts'
import {reloadAccount} from '../session/session-store.ts'
import {toAccountError, type AccountError} from '../form/account-error.ts'
import {accountQuery} from '../session/account-actions.ts'
import {forgetSignUpSecret, signUpSecret} from '../session/sign-up-secret.ts'

const linkTypes = ['signup', 'recovery', 'email_change', 'invite'] as const

export interface EmailLink {
  tokenHash: string
  type: (typeof linkTypes)[number]
}

/** Returns undefined unless the query string could come from one of our emails. */
export function readEmailLink(search: string): EmailLink | undefined {
  const parameters = new URLSearchParams(search)
  const tokenHash = parameters.get('token_hash')
  const type = linkTypes.find((each) => each === parameters.get('type'))
  return tokenHash && type ? {tokenHash, type} : undefined
}

const STATE_KEY = 'emailLink'
const VERIFIED_KEY = 'verifiedUser'

const readState = () => history.state as Record<string, string | undefined> | null

export function emailLinkSearch(): string {
  return location.search || (readState()?.[STATE_KEY] ?? '')
}

/** Moves the link to the history state, which survives a reload: its token logs anybody in and could be shared. */
export function hideEmailLink(): void {
  if (location.search) history.replaceState({[STATE_KEY]: location.search}, '', location.pathname)
}

/** The id of the user whom the link has logged in survives a reload. */
export const verifiedUserId = (): string | undefined => readState()?.[VERIFIED_KEY]

function rememberVerifiedLink(userId: string): void {
  history.replaceState({[STATE_KEY]: emailLinkSearch(), [VERIFIED_KEY]: userId}, '', location.pathname)
}

/** `otherAddress`: the link at the other address has to be opened too. `formerAddress`: only the new one logs in. */
type Verified =
  {outcome: 'loggedIn'} | {outcome: 'otherAddress'} | {outcome: 'formerAddress'; newEmail: string}

/** A link works once. */
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

async function hasEnded(): Promise<boolean> {
  const result = await accountQuery(({auth}) => auth.getUser())
  return !result.ok && result.error === 'loggedOut'
}

/** Proves that the account was signed up for in this browser. Otherwise the mail's reader chooses the password. */
export async function claimSignUp(): Promise<Result<boolean, AccountError>> {
  const secret = signUpSecret()
  if (secret === null) return success(false)
  const result = await accountQuery((supabase) => supabase.rpc('claim_sign_up', {secret}))
  if (!result.ok) return {...result, error: toAccountError(result)}
  forgetSignUpSecret()
  if (result.data) await reloadAccount()
  return result
}

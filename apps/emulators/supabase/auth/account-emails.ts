import * as z from 'zod'
import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {normaliseEmail} from './email-address.ts'
import {randomPassword} from './passwords.ts'
import {pkce, refusePkce} from './disabled-features.ts'
import {ipOf, type AuthContext} from './request-source.ts'
import {readBody, record, text} from './request-body.ts'
import {signUpByEmail} from './sign-up.ts'
import {findUserByEmail} from './users.ts'

const recovery = z.object({email: text, ...pkce})
const resending = z.object({type: text, email: text, phone: text, ...pkce})
const code = z.object({
  email: text,
  phone: text,
  channel: text,
  create_user: z.boolean().nullish(),
  data: record,
  ...pkce,
})

/** `POST /recover` does not reveal whether there is an account. */
export async function recover(auth: AuthServices, c: AuthContext): Promise<Response> {
  auth.limits.takeRequest('recover', ipOf(c))
  const given = await readBody(c.req.raw, recovery)
  if (!given.email) throw validationFailed('Password recovery requires an email')
  const email = normaliseEmail(given.email)
  refusePkce(given)
  const {sql, emails, answerTime, source} = auth
  const user = await findUserByEmail(sql, email)
  if (!user) await answerTime.pretend()
  else await answerTime.measure(() => sql.begin((tx) => emails.sendCode(tx, user, 'recovery', source(c))))
  return Response.json({})
}

export async function resend(auth: AuthServices, c: AuthContext): Promise<Response> {
  const {sql, emails, answerTime, source} = auth
  auth.limits.takeRequest('resend', ipOf(c))
  const given = await readBody(c.req.raw, resending)
  const {type, phone} = given
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type))
    throw validationFailed('Missing one of these types: signup, email_change, sms, phone_change')
  refusePkce(given)
  if (!given.email && type === 'signup') throw validationFailed('Type provided requires an email address')
  if (!phone && type === 'sms') throw validationFailed('Type provided requires a phone number')
  if (given.email && phone)
    throw validationFailed('Only an email address or phone number should be provided.')
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!given.email) throw validationFailed('Missing email address or phone number')
  const user = await findUserByEmail(sql, normaliseEmail(given.email))
  if (user && type === 'signup' && !user.email_confirmed_at)
    await answerTime.measure(() => sql.begin((tx) => emails.sendCode(tx, user, 'signup', source(c))))
  else if (user?.email_change && type === 'email_change') {
    const {email_change: newEmail} = user
    await answerTime.measure(() => sql.begin((tx) => emails.sendEmailChange(tx, user, newEmail, source(c))))
  } else await answerTime.pretend()
  return Response.json({})
}

/** That an email is refused, or too soon, would tell that there is an account. */
function rethrowUnlessRefused(error: unknown): void {
  if (!(error instanceof AuthError)) throw error
}

/**
 * `POST /otp` and `POST /magiclink`: the Send Email hook decides whether a log-in by email is possible. Unlike the
 * hosted service, neither reveals whether there is an account.
 */
export const sendLogInCode =
  (endpoint: 'otp' | 'magiclink') =>
  async (auth: AuthServices, c: AuthContext): Promise<Response> => {
    auth.limits.takeRequest(endpoint, ipOf(c))
    const {
      email: address,
      phone,
      channel,
      create_user: mayCreate,
      data = {},
      ...challenge
    } = await readBody(c.req.raw, code)
    if (address && phone) throw validationFailed('Only an email address or phone number should be provided')
    if (address && channel) throw validationFailed('Channel should only be specified with Phone OTP')
    refusePkce(challenge)
    if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
    if (!address) throw validationFailed('One of email or phone must be set')
    const email = normaliseEmail(address)
    const {sql, emails, answerTime, source} = auth
    const user = await findUserByEmail(sql, email)
    const send = async () => {
      if (user?.email_confirmed_at) await sql.begin((tx) => emails.sendCode(tx, user, 'magiclink', source(c)))
      else await signUpByEmail(auth, {email, password: randomPassword(), data}, source(c))
    }
    if (mayCreate !== false) await send()
    else if (user) await answerTime.measure(send).catch(rethrowUnlessRefused)
    else await answerTime.pretend()
    return Response.json({})
  }

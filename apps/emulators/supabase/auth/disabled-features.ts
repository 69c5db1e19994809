import * as z from 'zod'
import {AuthError, validationFailed} from './auth-error.ts'
import type {AuthServices} from './auth-services.ts'
import {isUuid} from './authentication.ts'
import type {AuthContext} from './request-source.ts'
import {readBody, text} from './request-body.ts'

export const disabledPaths: [path: string, error: AuthError][] = [
  ['/sso', new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')],
  ['/passkeys', new AuthError(404, 'passkey_disabled', 'Passkeys are disabled')],
  ['/oauth', new AuthError(404, 'feature_disabled', 'OAuth server is disabled')],
]

export const disabledAdminPaths: typeof disabledPaths = [
  ['/admin/oauth', new AuthError(404, 'feature_disabled', 'OAuth server is disabled')],
  ['/admin/custom-providers', new AuthError(404, 'feature_disabled', 'Custom OAuth providers are disabled')],
]

export const disabledUserPaths: typeof disabledPaths = [
  ['/user/identities', new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')],
  ['/user/oauth', new AuthError(404, 'feature_disabled', 'OAuth server is disabled')],
]

/** PKCE is not emulated. */
export const pkce = {code_challenge: text, code_challenge_method: text}

/** @throws {AuthError} 400 */
export function refusePkce(given: {code_challenge: string; code_challenge_method: string}): void {
  if (given.code_challenge || given.code_challenge_method) throw validationFailed('PKCE is not emulated')
}

export async function authorize(): Promise<Response> {
  throw validationFailed('Unsupported provider: provider is not enabled')
}

export async function callback(): Promise<Response> {
  throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
}

const factorTypes = new Map([
  ['totp', 'TOTP'],
  ['phone', 'Phone'],
  ['webauthn', 'WebAuthn'],
])

export async function enrollFactor({authentication}: AuthServices, c: AuthContext): Promise<Response> {
  await authentication.requireUser(c.req.raw)
  const {factor_type: type} = await readBody(c.req.raw, z.object({factor_type: text}))
  const name = factorTypes.get(type)
  if (!name) throw validationFailed('factor_type needs to be totp, phone, or webauthn')
  throw new AuthError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${name}`)
}

export async function ownFactor({authentication}: AuthServices, c: AuthContext): Promise<Response> {
  await authentication.requireUser(c.req.raw)
  if (!isUuid(c.req.param('factor') ?? '')) throw validationFailed('factor_id must be an UUID', 404)
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

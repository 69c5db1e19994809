import type {Session} from '@supabase/supabase-js'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {lastMail, loggedIn, newEmail, password} from './testing/accounts.ts'
import {keys, startAuth, type AuthServer, type Endpoint} from './testing/auth-server.ts'

let auth: AuthServer
let session: Session
beforeAll(async () => {
  auth = await startAuth()
  session = (await loggedIn(auth)).session
})
afterAll(() => auth.stop())

const post = async ({request}: Endpoint, path: string, body: object) => {
  const response = await request(path, {method: 'POST', body: JSON.stringify(body)})
  const {error_code: code} = (await response.json()) as {error_code?: string}
  return code ?? response.status
}

const counted = async (count: number, run: () => Promise<number | string>) => {
  const counts: Record<string, number> = {}
  for (let n = 0; n < count; n++) {
    const result = await run()
    counts[result] = (counts[result] ?? 0) + 1
  }
  return counts
}

describe('the limit by network address', () => {
  test.each([
    ['/verify', 'token_verifications', {type: 'signup', token_hash: 'x'}, 'otp_expired'],
    ['/token?grant_type=refresh_token', 'token_refresh', {}, 'validation_failed'],
    ['/token?grant_type=password', 'token_refresh', {}, 'validation_failed'],
    ['/recover', 'sign_in_sign_ups', {email: 'a'}, 'validation_failed'],
    ['/resend', 'sign_in_sign_ups', {type: 'x'}, 'validation_failed'],
    ['/otp', 'sign_in_sign_ups', {}, 'validation_failed'],
    ['/signup', 'sign_in_sign_ups', {email: 'a', password}, 'validation_failed'],
  ] as const)('lets 30 requests to %s through at once', async (path, limit, body, code) => {
    const limited = await auth.serveWith({rate_limit: {[limit]: 0.001}})
    expect(await counted(32, () => post(limited, path, body))).toEqual({
      [code]: 30,
      over_request_rate_limit: 2,
    })
    expect(await post(limited, '/settings', {})).toBe('unknown')
  })
})

describe('the limit of emails', () => {
  test('counts only those that are sent', async () => {
    const limited = await auth.serveWith({rate_limit: {email_sent: 2}})
    const signUp = (email: string, given = password) => post(limited, '/signup', {email, password: given})
    const known = await loggedIn(auth)
    await counted(20, () => signUp('junk'))
    await counted(5, () => signUp(newEmail(), 'trump'))
    await counted(2, () => signUp(known.email))
    await counted(5, () => post(limited, '/recover', {email: newEmail()}))
    const email = newEmail()
    expect(await signUp(email)).toBe(200)
    expect(await signUp(email)).toBe('over_email_send_rate_limit')
    expect(await signUp(newEmail())).toBe(200)
    const late = newEmail()
    expect(await signUp(late)).toBe('over_email_send_rate_limit')
    expect(await auth.sql`select from auth.users where email = ${late}`).toHaveLength(0)
    expect((await limited.client().auth.signInWithPassword({email: known.email, password})).error).toBeNull()
  })
})

describe('settings of config.toml', () => {
  test('without confirmations a sign-up logs in, and a second one is told', async () => {
    const {client} = await auth.serveWith({email: {enable_confirmations: false}})
    const mails = auth.mails.length
    const email = newEmail()
    const {data} = await client().auth.signUp({email, password})
    expect(data.session?.user).toMatchObject({email, user_metadata: {email_verified: true}})
    expect((await client().auth.signUp({email, password})).error).toMatchObject({
      code: 'user_already_exists',
      status: 422,
    })
    expect(auth.mails).toHaveLength(mails)
  })

  test('without double_confirm_changes the new address alone confirms', async () => {
    const {client} = await auth.serveWith({email: {double_confirm_changes: false}})
    const own = client()
    await own.auth.setSession((await loggedIn(auth)).session)
    const email = newEmail()
    await own.auth.updateUser({email})
    const {token, token_new: tokenNew, token_hash_new: currentHash} = lastMail(auth).email_data
    expect([tokenNew, currentHash]).toEqual(['', ''])
    const {data} = await own.auth.verifyOtp({type: 'email_change', email, token})
    expect(data.user?.email).toBe(email)
  })

  test('can close sign-ups', async () => {
    const body = {email: newEmail(), password}
    expect(await post(await auth.serveWith({enable_signup: false}), '/signup', body)).toBe('signup_disabled')
    const closed = await auth.serveWith({email: {enabled: false}})
    expect(await post(closed, '/signup', body)).toBe('email_provider_disabled')
  })
})

describe('every request', () => {
  test('is answered in the shape of the version that it names', async () => {
    const response = await auth.request('/user', {headers: {'x-supabase-api-version': '2024-01-01'}})
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(await response.json()).toEqual({code: 'bad_jwt', message: 'invalid claim: missing sub claim'})
    const old = await (await auth.request('/user')).json()
    expect(old).toEqual({code: 403, error_code: 'bad_jwt', msg: 'invalid claim: missing sub claim'})
  })

  test('is refused in another method, over 1 MB or with a NUL in its address', async () => {
    const wrong = await auth.request('/signup', {method: 'PUT'})
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    const data = {email: newEmail(), password: 'a'.repeat(2 ** 20)}
    expect(await post(auth, '/signup', data)).toBe('request_entity_too_large')
    expect((await auth.request('/verify?type=signup&token=%00')).status).toBe(400)
  })

  test.each([
    ['POST', '/signup', {password}, 422, 'anonymous_provider_disabled'],
    ['POST', '/token?grant_type=id_token', {}, 400, 'provider_disabled'],
    ['POST', '/token?grant_type=pkce', {}, 404, 'flow_state_not_found'],
    ['POST', '/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['POST', '/token?grant_type=other', {}, 400, 'invalid_credentials'],
    ['POST', '/otp', {phone: '37060000000'}, 400, 'phone_provider_disabled'],
    ['POST', '/sso', {domain: 'example.test'}, 404, 'saml_provider_disabled'],
    ['GET', '/authorize?provider=google', undefined, 400, 'validation_failed'],
    ['GET', '/user/identities/authorize', undefined, 404, 'manual_linking_disabled'],
    ['POST', '/passkeys/authentication/options', {}, 404, 'passkey_disabled'],
    ['GET', '/oauth/userinfo', undefined, 404, 'feature_disabled'],
  ])('for what is switched off is refused: %s %s', async (method, path, body, status, error_code) => {
    const response = await auth.request(path, {
      method,
      headers: {authorization: `Bearer ${session.access_token}`},
      ...(body && {body: JSON.stringify(body)}),
    })
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({error_code})])
  })
})

test('what Auth says of itself', async () => {
  const settings = (await (await auth.request('/settings')).json()) as {external: Record<string, boolean>}
  expect(settings).toMatchObject({disable_signup: false, mailer_autoconfirm: false})
  expect(Object.keys(settings.external).filter((name) => settings.external[name])).toEqual(['email'])
  expect(await (await auth.request('/health')).json()).toMatchObject({name: 'GoTrue'})
  const keySet = await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`)
  expect(await keySet.json()).toEqual({keys: []})
  expect((await auth.client(keys.publishableKey).auth.getUser()).error).not.toBeNull()
})

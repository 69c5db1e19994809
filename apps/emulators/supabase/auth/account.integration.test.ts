import {createHash} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {signJwt, verifyJwt} from '../jwt.ts'
import {backdate, lastMail, loggedIn, newEmail, password, signedUp} from './testing/accounts.ts'
import {jwtSecret, keys, startAuth, type AuthServer} from './testing/auth-server.ts'

let auth: AuthServer
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

const logIn = (email: string, given = password) =>
  auth.client().auth.signInWithPassword({email, password: given})
const refresh = (refresh_token: string) => auth.client().auth.refreshSession({refresh_token})
const userWith = async (token = '') => {
  const response = await auth.request('/user', {headers: {authorization: `Bearer ${token}`}})
  const body = (await response.json()) as {error_code?: string}
  return body.error_code ?? response.status
}

describe('logging in', () => {
  test('says that an address is not confirmed only to those who know the password', async () => {
    const {email} = await signedUp(auth)
    expect((await logIn(email, 'neteisingas')).error).toMatchObject({code: 'invalid_credentials'})
    expect((await logIn(email)).error).toMatchObject({code: 'email_not_confirmed'})
    expect((await logIn(newEmail())).error).toMatchObject({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  test('issues a token with the claims of Supabase Auth', async () => {
    const {email, user} = await loggedIn(auth)
    const {data} = await logIn(email.toUpperCase())
    const claims = await verifyJwt(data.session?.access_token ?? '', jwtSecret)
    expect(claims).toMatchObject({
      iss: `${auth.url}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: {provider: 'email', providers: ['email']},
      user_metadata: {email, email_verified: true},
      aal: 'aal1',
      amr: [{method: 'password', timestamp: expect.any(Number)}],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    })
    expect(claims.exp).toBe(data.session?.expires_at)
  })
})

describe('a session', () => {
  test('gets a new refresh token with each refresh, and the next one again when the answer was lost', async () => {
    const {session} = await loggedIn(auth)
    const first = session.refresh_token
    const second = (await refresh(first)).data.session?.refresh_token ?? ''
    expect(second).not.toBe(first)
    expect((await refresh(first)).data.session?.refresh_token).toBe(second)
    const [one, other] = await Promise.all([refresh(second), refresh(second)])
    expect(one.data.session?.refresh_token).toBe(other.data.session?.refresh_token)
  })

  test('loses all its tokens when an old one comes back after the reuse interval', async () => {
    const {session, email} = await loggedIn(auth)
    const first = session.refresh_token
    const second = (await refresh(first)).data.session?.refresh_token ?? ''
    const third = (await refresh(second)).data.session?.refresh_token ?? ''
    const wait = () => auth.sql`
      update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds'
      where user_id = (select id::text from auth.users where email = ${email})`
    await wait()
    expect((await refresh(first)).error).toMatchObject({code: 'refresh_token_already_used', status: 400})
    await wait()
    expect((await refresh(third)).error).toMatchObject({code: 'refresh_token_already_used'})
  })

  test.each([
    ['global', ['session_not_found', 'session_not_found']],
    ['local', ['session_not_found', 200]],
    ['others', [200, 'session_not_found']],
  ] as const)('ends with a log-out of scope %s, and its access token with it', async (scope, expected) => {
    const {client, email, session} = await loggedIn(auth)
    const {data} = await logIn(email)
    await client.auth.signOut({scope})
    const answers = [await userWith(session.access_token), await userWith(data.session?.access_token)]
    expect(answers).toEqual(expected)
  })

  test.each([
    ['expired', {exp: 1}, 'bad_jwt'],
    ['without a user', {sub: undefined}, 'bad_jwt'],
    ['of nobody', {sub: crypto.randomUUID()}, 'user_not_found'],
    ['with a malformed session', {session_id: 'x'}, 'bad_jwt'],
  ])('is refused when its token is %s', async (_, change, error_code) => {
    const {session} = await loggedIn(auth)
    const token = await signJwt({...(await verifyJwt(session.access_token, jwtSecret)), ...change}, jwtSecret)
    expect(await userWith(token)).toBe(error_code)
  })

  test('is needed: a key is not enough, and neither is another scheme', async () => {
    expect((await auth.request('/user')).status).toBe(403)
    expect((await auth.request('/user', {headers: {authorization: 'Basic eDp4'}})).status).toBe(401)
  })

  test('ends for a banned account', async () => {
    const {email, user, session} = await loggedIn(auth)
    const {admin} = auth.client(keys.secretKey).auth
    await admin.updateUserById(user.id, {ban_duration: '1h30m'})
    expect((await logIn(email)).error).toMatchObject({code: 'user_banned', status: 400})
    expect((await refresh(session.refresh_token)).error).toMatchObject({code: 'user_banned', status: 400})
    expect(await userWith(session.access_token)).toBe('user_banned')
    await admin.updateUserById(user.id, {ban_duration: 'none'})
    expect((await logIn(email)).error).toBeNull()
  })
})

describe('a new password', () => {
  test('ends the other sessions and must differ from the old one', async () => {
    const {client, email, session} = await loggedIn(auth)
    const other = await logIn(email)
    expect((await client.auth.updateUser({password})).error).toMatchObject({
      code: 'same_password',
      status: 422,
    })
    expect((await client.auth.updateUser({password: 'a'.repeat(73)})).error).toMatchObject({
      code: 'validation_failed',
      status: 400,
    })
    expect((await client.auth.updateUser({password: 'naujas-slaptazodis'})).error).toBeNull()
    expect(await userWith(session.access_token)).toBe(200)
    expect(await userWith(other.data.session?.access_token)).toBe('session_not_found')
    expect((await logIn(email)).error).toMatchObject({code: 'invalid_credentials'})
    expect((await logIn(email, 'naujas-slaptazodis')).error).toBeNull()
  })

  test('needs a code by email a day after the log-in', async () => {
    const {client, email} = await loggedIn(auth)
    await backdate(auth, email, '25 hours')
    const change = (nonce?: string) =>
      client.auth.updateUser({password: 'naujas-slaptazodis', ...(nonce && {nonce})})
    expect((await change()).error).toMatchObject({code: 'reauthentication_needed', status: 400})
    expect((await client.auth.reauthenticate()).error).toBeNull()
    const {token, email_action_type: action} = lastMail(auth).email_data
    expect(action).toBe('reauthentication')
    expect((await change('0000000000')).error).toMatchObject({
      code: 'reauthentication_not_valid',
      status: 422,
    })
    expect((await change(token)).error).toBeNull()
    expect((await client.auth.updateUser({password: 'dar-naujesnis', nonce: token})).error).toMatchObject({
      code: 'reauthentication_not_valid',
    })
  })

  test('can be set with a link, which confirms the address too', async () => {
    const {email} = await signedUp(auth)
    const client = auth.client()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const {email_action_type: action, token_hash} = lastMail(auth).email_data
    expect(action).toBe('recovery')
    expect((await client.auth.verifyOtp({type: 'recovery', token_hash})).error).toBeNull()
    expect((await client.auth.updateUser({password: 'naujas-slaptazodis'})).error).toBeNull()
    expect((await logIn(email, 'naujas-slaptazodis')).error).toBeNull()
  })

  test('is asked for without learning whether there is an account', async () => {
    const mails = auth.mails.length
    const {data, error} = await auth.client().auth.resetPasswordForEmail(newEmail())
    expect([data, error]).toEqual([{}, null])
    expect(auth.mails).toHaveLength(mails)
  })
})

describe('a new email address', () => {
  const changed = async () => {
    const {client, email, user} = await loggedIn(auth)
    const next = newEmail()
    const {data, error} = await client.auth.updateUser({email: next})
    expect(error).toBeNull()
    expect(data.user).toMatchObject({email, new_email: next})
    return {client, email, next, id: user.id, mail: lastMail(auth)}
  }

  test('is taken over once both addresses have confirmed it', async () => {
    const {email, next, id, mail} = await changed()
    const {token, token_new: tokenNew, token_hash, token_hash_new: currentHash} = mail.email_data
    const hash = (text: string) => createHash('sha224').update(text).digest('hex')
    // The hash of the current address is called new.
    expect([token_hash, currentHash]).toEqual([hash(next + tokenNew), hash(email + token)])
    expect(mail.user).toMatchObject({email, new_email: next})

    const half = await auth.request('/verify', {
      method: 'POST',
      body: JSON.stringify({type: 'email_change', token_hash}),
    })
    expect(await half.json()).toMatchObject({code: '200', msg: expect.stringContaining('other email')})
    expect((await logIn(email)).error).toBeNull()
    const again = await auth.client().auth.verifyOtp({type: 'email_change', token_hash})
    expect(again.error).toMatchObject({code: 'otp_expired'})

    const done = await auth.client().auth.verifyOtp({type: 'email_change', email, token})
    expect(done.data.user).toMatchObject({id, email: next})
    expect(done.data.user?.identities?.[0]?.identity_data).toMatchObject({email: next})
    expect((await auth.client().auth.resetPasswordForEmail(next)).error).toBeNull()
    expect(lastMail(auth).user).toMatchObject({id, email: next})
    expect((await logIn(email)).error).toMatchObject({code: 'invalid_credentials'})
    expect(await auth.sql`select email from public.profiles where id = ${id}`).toEqual([{email: next}])
  })

  test('can be sent again, which ends the first links', async () => {
    const {client, email, mail} = await changed()
    const tooSoon = await client.auth.resend({type: 'email_change', email})
    expect(tooSoon.error).toMatchObject({code: 'over_email_send_rate_limit', status: 429})
    await backdate(auth, email, '6 seconds')
    expect((await client.auth.resend({type: 'email_change', email})).error).toBeNull()
    const {token_hash} = mail.email_data
    expect((await client.auth.verifyOtp({type: 'email_change', token_hash})).error).not.toBeNull()
    const next = lastMail(auth).email_data.token_hash
    expect((await client.auth.verifyOtp({type: 'email_change', token_hash: next})).error).toBeNull()
  })

  test('cannot be one that has an account, also when that was made in the meantime', async () => {
    const {client, next, mail} = await changed()
    const taken = await loggedIn(auth)
    expect((await client.auth.updateUser({email: taken.email})).error).toMatchObject({
      code: 'email_exists',
      status: 422,
    })
    await loggedIn(auth, next)
    const {token_hash, token_hash_new: other} = mail.email_data
    await client.auth.verifyOtp({type: 'email_change', token_hash})
    const last = await client.auth.verifyOtp({type: 'email_change', token_hash: other})
    expect(last.error).toMatchObject({code: 'email_exists', status: 422})
  })
})

describe('what a user may change', () => {
  test('is their metadata, in which null removes a key', async () => {
    const {client} = await loggedIn(auth)
    await client.auth.updateUser({data: {first_name: 'Ona', last_name: 'Onaitė'}})
    const {data} = await client.auth.updateUser({data: {last_name: null}})
    expect(data.user?.user_metadata).toMatchObject({first_name: 'Ona'})
    expect(data.user?.user_metadata).not.toHaveProperty('last_name')
  })

  test('is not what an admin decides', async () => {
    const {session} = await loggedIn(auth)
    const response = await auth.request('/user', {
      method: 'PUT',
      headers: {authorization: `Bearer ${session.access_token}`},
      body: JSON.stringify({app_metadata: {role: 'admin'}}),
    })
    expect([response.status, await response.json()]).toEqual([
      403,
      expect.objectContaining({error_code: 'not_admin'}),
    ])
  })
})

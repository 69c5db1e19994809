import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {lastMail, loggedIn, newEmail, password, signedUp} from './testing/accounts.ts'
import {keys, siteUrl, startAuth, type AuthServer} from './testing/auth-server.ts'

let auth: AuthServer
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

const admin = () => auth.client(keys.secretKey).auth.admin
const asAdmin = (path: string, method: string, body?: object) =>
  auth.request(path, {
    method,
    headers: {apikey: keys.secretKey},
    ...(body && {body: JSON.stringify(body)}),
  })

async function created(attributes = {}) {
  const {data, error} = await admin().createUser({email: newEmail(), password, ...attributes})
  if (error || !data.user) throw error
  return data.user
}

describe('an account made by an admin', () => {
  test('is what it was asked to be', async () => {
    const wanted = {
      id: crypto.randomUUID(),
      email: newEmail(),
      role: 'authenticated',
      user_metadata: {first_name: 'Ona'},
      app_metadata: {team: 'choir'},
    }
    const user = await created({...wanted, email_confirm: true, ban_duration: '24h'})
    expect(user).toMatchObject({
      ...wanted,
      user_metadata: {first_name: 'Ona', email_verified: true},
      app_metadata: {team: 'choir', provider: 'email'},
    })
    expect(new Date(user.banned_until ?? 0).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    expect((await admin().getUserById(wanted.id)).data.user).toEqual(user)
    await admin().updateUserById(wanted.id, {ban_duration: 'none'})
    const login = await auth.client().auth.signInWithPassword({email: wanted.email, password})
    expect(login.data.user?.id).toBe(wanted.id)
  })

  test('takes over a bcrypt hash', async () => {
    // Of „slaptazodis“.
    const password_hash = '$2b$10$W/pPU.8GZ/SiQRvYwnFxQelmPpmgdJwy1f.S9jK6UyujStKwDTIk2'
    const {email} = await created({password: undefined, password_hash, email_confirm: true})
    const login = await auth.client().auth.signInWithPassword({email: email ?? '', password: 'slaptazodis'})
    expect(login.error).toBeNull()
  })

  test.each([
    ['an address that has an account', {email: 'taken'}, 422, 'email_exists'],
    ['an id that is none', {id: 'x'}, 400, 'validation_failed'],
    ['the id of nobody', {id: '00000000-0000-0000-0000-000000000000'}, 400, 'validation_failed'],
    ['a ban of unknown length', {ban_duration: 'long'}, 400, 'validation_failed'],
    ['a password of 73 bytes', {password: 'a'.repeat(73)}, 400, 'validation_failed'],
    ['a telephone number', {phone: '37060000000'}, 400, 'validation_failed'],
    ['a field that does not exist', {is_admin: true}, 400, 'validation_failed'],
    ['a password that is a number', {password: 12345678}, 400, 'bad_json'],
  ])('is refused with %s', async (_, change, status, error_code) => {
    const email = 'email' in change ? (await created()).email : newEmail()
    const response = await asAdmin('/admin/users', 'POST', {password, ...change, email})
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({error_code})])
  })
})

describe('an account changed by an admin', () => {
  test('has its new password, address and metadata, and no session', async () => {
    const {user, session} = await loggedIn(auth)
    const email = newEmail()
    const {data} = await admin().updateUserById(user.id, {
      email: email.toUpperCase(),
      password: 'naujas-slaptazodis',
      email_confirm: true,
      user_metadata: {first_name: 'Jonas'},
      app_metadata: {team: 'choir'},
    })
    expect(data.user).toMatchObject({
      email,
      user_metadata: {first_name: 'Jonas'},
      app_metadata: {team: 'choir'},
    })
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({email, email_verified: true})
    expect((await auth.client().auth.getUser(session.access_token)).error).not.toBeNull()
    const login = await auth.client().auth.signInWithPassword({email, password: 'naujas-slaptazodis'})
    expect(login.error).toBeNull()
  })

  test('is refused the address of another, and fields that would be dropped', async () => {
    const [one, other] = [await created(), await created()]
    const change = (body: object) => asAdmin(`/admin/users/${one.id}`, 'PUT', body)
    expect((await change({email: other.email})).status).toBe(422)
    expect((await change({is_anonymous: true})).status).toBe(400)
    expect((await change({nonce: '1'})).status).toBe(400)
  })

  test('is gone, or only its row is kept', async () => {
    const [gone, kept] = [await created(), await created()]
    await admin().deleteUser(gone.id)
    expect((await admin().getUserById(gone.id)).error).toMatchObject({code: 'user_not_found', status: 404})
    await admin().deleteUser(kept.id, true)
    const {data} = await admin().getUserById(kept.id)
    expect(data.user).toMatchObject({user_metadata: {}, deleted_at: expect.any(String)})
    expect(JSON.stringify(data.user)).not.toContain(kept.email)
    await signedUp(auth, kept.email)
  })
})

describe('the list of accounts', () => {
  test('comes in pages, newest first, without identities', async () => {
    const users = [await created(), await created(), await created()]
    const {data} = await admin().listUsers({page: 1, perPage: 2})
    expect(data.users.map(({id}) => id)).toEqual([users[2]?.id, users[1]?.id])
    expect(data).toMatchObject({aud: 'authenticated', nextPage: 2, total: expect.any(Number)})
    expect(data.users[0]?.identities).toBeNull()
    const found = await asAdmin(`/admin/users?filter=${users[0]?.email}&sort=created_at%20asc`, 'GET')
    expect(await found.json()).toMatchObject({users: [{id: users[0]?.id}]})
  })

  test.each(['page=x', 'per_page=0', 'per_page=-1', 'page=99999999999999999999', 'sort=email', 'filter=%00'])(
    'refuses %s',
    async (query) => {
      expect((await asAdmin(`/admin/users?${query}`, 'GET')).status).toBe(400)
    },
  )
})

describe('invitations and links', () => {
  test('an invitation makes an account that gets its password later', async () => {
    const email = newEmail()
    const {data} = await admin().inviteUserByEmail(email, {
      data: {first_name: 'Ona'},
      redirectTo: `${siteUrl}/en`,
    })
    expect(data.user).toMatchObject({email, invited_at: expect.any(String)})
    const {token_hash, redirect_to: redirectTo, email_action_type: action} = lastMail(auth).email_data
    expect([action, redirectTo]).toEqual(['invite', `${siteUrl}/en`])
    const client = auth.client()
    expect((await client.auth.verifyOtp({type: 'invite', token_hash})).error).toBeNull()
    expect((await client.auth.updateUser({password: 'naujas-slaptazodis'})).error).toBeNull()
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({code: 'email_exists'})
  })

  test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'a link of type %s logs in',
    async (type) => {
      const mails = auth.mails.length
      const email = type === 'recovery' ? ((await created({email_confirm: true})).email ?? '') : newEmail()
      const options = {redirectTo: `${siteUrl}/en`}
      const {data, error} = await admin().generateLink({type, email, password, options} as never)
      expect(error).toBeNull()
      const {hashed_token: token_hash, email_otp: token, action_link: link} = data.properties ?? {}
      expect(link).toBe(
        `${auth.url}/auth/v1/verify?token=${token_hash}&type=${data.properties?.verification_type}&redirect_to=${encodeURIComponent(`${siteUrl}/en`)}`,
      )
      expect(token).toMatch(/^\d{10}$/)
      const verified = await auth.request(
        new URL(link ?? '').pathname.replace('/auth/v1', '') + new URL(link ?? '').search,
      )
      expect(verified.headers.get('location')).toContain('#access_token=')
      expect(auth.mails).toHaveLength(mails)
    },
  )

  test('two links change an address', async () => {
    const {email = '', id} = await created({email_confirm: true})
    const next = newEmail()
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const {data} = await admin().generateLink({type, email, newEmail: next})
      const {hashed_token: token_hash = ''} = data.properties ?? {}
      await auth.client().auth.verifyOtp({type: 'email_change', token_hash})
    }
    expect((await admin().getUserById(id)).data.user).toMatchObject({email})
  })
})

test('the admin API is closed to everybody without the secret key', async () => {
  const {session, user} = await loggedIn(auth)
  const bearer = {authorization: `Bearer ${session.access_token}`}
  for (const [path, method] of [
    ['/admin/users', 'GET'],
    [`/admin/users/${user.id}`, 'DELETE'],
    ['/admin/generate_link', 'POST'],
    ['/invite', 'POST'],
  ] as const) {
    expect((await auth.request(path, {method})).status).toBe(403)
    expect((await auth.request(path, {method, headers: bearer})).status).toBe(403)
    expect((await auth.request(path, {method, headers: {...bearer, apikey: keys.secretKey}})).status).toBe(
      403,
    )
  }
  expect((await auth.client().auth.getUser(session.access_token)).error).toBeNull()
})

test('nobody has a second factor', async () => {
  const {user, client} = await loggedIn(auth)
  expect((await admin().mfa.listFactors({userId: user.id})).data).toEqual({factors: []})
  const missing = await admin().mfa.deleteFactor({userId: user.id, id: crypto.randomUUID()})
  expect(missing.error).toMatchObject({status: 404})
  expect((await client.auth.mfa.enroll({factorType: 'totp'})).error).toMatchObject({
    code: 'mfa_totp_enroll_not_enabled',
    status: 422,
  })
})

import {createHmac} from 'node:crypto'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {backdateConfirmation} from '../support/database.ts'
import {JWT_SECRET, PUBLISHABLE_KEY, SECRET_KEY, SupabaseProcess} from '../support/supabase-process.ts'

let supabase: SupabaseProcess
let email: string
const password = 'bandymas123'

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
})
afterAll(() => supabase.stop())
beforeEach(() => {
  email = `a${crypto.randomUUID()}@example.test`
  supabase.hookStatus = 200
})

/** The same token with changed claims, signed with the right secret. */
function resigned(token: string, changes: object): string {
  const [header = '', payload = ''] = token.split('.')
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({...claims, ...changes})).toString('base64url')
  const signature = createHmac('sha256', JWT_SECRET).update(`${header}.${changed}`).digest('base64url')
  return `${header}.${changed}.${signature}`
}

const lastMail = () => {
  const mail = supabase.mails.at(-1)
  if (!mail) throw new Error('The hook was not called')
  return mail
}

async function signedUp() {
  const client = supabase.client()
  const {data, error} = await client.auth.signUp({
    email,
    password,
    options: {
      data: {first_name: 'Ona', last_name: 'Onaitė', language: 'en', privacy_policy_accepted: true},
      emailRedirectTo: 'http://localhost:3000/en',
    },
  })
  if (error) throw error
  return {client, user: data.user, session: data.session}
}

describe('signing up', () => {
  test('sends the link to the Send Email hook, signed, and the link logs in', async () => {
    const {client, user, session} = await signedUp()
    expect(session).toBeNull()
    expect(user?.identities).toHaveLength(1)
    const {user: person, email_data: mail} = lastMail()
    expect(person).toMatchObject({email, user_metadata: {first_name: 'Ona', language: 'en'}})
    expect(mail).toMatchObject({email_action_type: 'signup', redirect_to: 'http://localhost:3000/en'})
    expect(mail.token).toMatch(/^\d{10}$/)

    const early = await client.auth.signInWithPassword({email, password})
    expect(early.error).toMatchObject({code: 'email_not_confirmed'})
    const confirmed = await client.auth.verifyOtp({type: 'signup', token_hash: mail.token_hash})
    expect(confirmed.data.session?.user.email).toBe(email)
    const {data: profile} = await client.from('profiles').select().single()
    // The names are those of whoever confirms: tests/integration/mailbox-owner.test.ts.
    expect(profile).toMatchObject({email, language: 'en'})

    const again = await supabase.client().auth.verifyOtp({type: 'signup', token_hash: mail.token_hash})
    expect(again.error).toMatchObject({code: 'otp_expired'})
  })

  test('reveals a registered address only by a user without identities', async () => {
    const {client} = await signedUp()
    await client.auth.verifyOtp({type: 'signup', token_hash: lastMail().email_data.token_hash})
    const mails = supabase.mails.length
    const {user, session} = await signedUp()
    expect(user).toMatchObject({email, identities: []})
    expect(session).toBeNull()
    expect(supabase.mails).toHaveLength(mails)
  })

  test('of the same address twice at once creates one user', async () => {
    await Promise.allSettled([signedUp(), signedUp()])
    const admin = supabase.client(SECRET_KEY)
    const {data} = await admin.auth.admin.listUsers({perPage: 1000})
    expect(data.users.filter((user) => user.email === email)).toHaveLength(1)
  })

  test('leaves nothing behind when the hook fails', async () => {
    supabase.hookStatus = 500
    await expect(signedUp()).rejects.toMatchObject({status: 500})
    supabase.hookStatus = 200
    await signedUp()
    expect(lastMail().user.email).toBe(email)
  })

  test('without a name is refused by the database, before any email', async () => {
    const mails = supabase.mails.length
    for (const names of [{}, {first_name: 'Ona'}, {first_name: 'Ona', last_name: '\u200b'}]) {
      const data = {...names, privacy_policy_accepted: true}
      const {error} = await supabase.client().auth.signUp({email, password, options: {data}})
      expect(error).toMatchObject({status: 500})
    }
    expect(supabase.mails).toHaveLength(mails)
    const {data} = await supabase.client(SECRET_KEY).auth.admin.listUsers({perPage: 1000})
    expect(data.users.filter((user) => user.email === email)).toEqual([])
  })

  test('refuses a short password with its reason', async () => {
    const {error} = await supabase.client().auth.signUp({email, password: 'trump'})
    expect(error).toMatchObject({code: 'weak_password', reasons: ['length']})
  })

  test('resends the link after a while, and not to unknown addresses', async () => {
    const {client} = await signedUp()
    const first = lastMail().email_data.token_hash
    const tooSoon = await client.auth.resend({type: 'signup', email})
    expect(tooSoon.error).toMatchObject({code: 'over_email_send_rate_limit', status: 429})
    await backdateConfirmation(email, supabase.databaseUrl)
    expect((await client.auth.resend({type: 'signup', email})).error).toBeNull()
    const second = lastMail().email_data.token_hash
    expect(second).not.toBe(first)
    expect((await client.auth.verifyOtp({type: 'signup', token_hash: second})).error).toBeNull()
    const mails = supabase.mails.length
    expect((await client.auth.resend({type: 'signup', email: 'nobody@example.test'})).error).toBeNull()
    expect(supabase.mails).toHaveLength(mails)
  })

  test('does not redirect to foreign URLs', async () => {
    await supabase.client().auth.signUp({
      email,
      password,
      options: {emailRedirectTo: 'https://evil.example/'},
    })
    expect(lastMail().email_data.redirect_to).toBe('http://localhost:3000')
  })
})

describe('a session', () => {
  async function loggedIn() {
    const {client} = await signedUp()
    await client.auth.verifyOtp({type: 'signup', token_hash: lastMail().email_data.token_hash})
    await client.auth.updateUser({password})
    return client
  }

  test('refuses a wrong password with the message that the site translates', async () => {
    await loggedIn()
    const {error} = await supabase.client().auth.signInWithPassword({email, password: 'neteisingas'})
    expect(error?.message).toBe('Invalid login credentials')
  })

  test('gets a new password by email', async () => {
    await loggedIn()
    const client = supabase.client()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const {email_action_type: type, token_hash: hash} = lastMail().email_data
    expect(type).toBe('recovery')
    await client.auth.verifyOtp({type: 'recovery', token_hash: hash})
    expect((await client.auth.updateUser({password: 'naujas-slaptazodis'})).error).toBeNull()
    const login = await supabase.client().auth.signInWithPassword({email, password: 'naujas-slaptazodis'})
    expect(login.error).toBeNull()
    const mails = supabase.mails.length
    expect((await client.auth.resetPasswordForEmail('nobody@example.test')).error).toBeNull()
    expect(supabase.mails).toHaveLength(mails)
  })

  test('is refreshed, and ends everywhere on a global log-out', async () => {
    const client = await loggedIn()
    const other = supabase.client()
    await other.auth.signInWithPassword({email, password})
    const renewed = await client.auth.refreshSession()
    expect(renewed.error).toBeNull()
    await client.auth.signOut({scope: 'global'})
    expect((await other.auth.refreshSession()).error).toMatchObject({status: 400})
  })

  test.each([
    ['tampered with', (token: string) => `${token.slice(0, -8)}AAAAAAAA`],
    // PostgREST allows clocks to differ by half a minute.
    ['expired', (token: string) => resigned(token, {exp: Math.floor(Date.now() / 1000) - 40})],
    ['of nobody', () => 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'],
    ['no token', () => 'labas'],
  ])('is refused when it is %s', async (_, change) => {
    const client = await loggedIn()
    const {data} = await client.auth.getSession()
    const statusWith = async (token: string) => {
      const headers = {apikey: PUBLISHABLE_KEY, authorization: `Bearer ${token}`}
      return (await fetch(`${supabase.url}/rest/v1/profiles`, {headers})).status
    }
    const token = data.session?.access_token ?? ''
    expect([
      await statusWith(token),
      await statusWith(resigned(token, {})),
      await statusWith(change(token)),
    ]).toEqual([200, 200, 401])
  })

  test('gains no rights from user metadata', async () => {
    const client = await loggedIn()
    await client.auth.updateUser({
      data: {role: 'admin', is_admin: true, app_metadata: {role: 'service_role'}},
    })
    await client.auth.refreshSession()
    expect((await client.rpc('is_admin')).data).toBe(false)
    expect((await client.from('user_overview').select()).data).toEqual([])
  })
})

describe('the admin API', () => {
  test('creates, reads, changes and deletes users with the secret key', async () => {
    const {admin} = supabase.client(SECRET_KEY).auth
    const {data} = await admin.createUser({email, password, email_confirm: true})
    const id = data.user?.id ?? ''
    expect((await admin.getUserById(id)).data.user?.email).toBe(email)
    expect((await admin.createUser({email})).error).toMatchObject({code: 'email_exists'})
    await admin.updateUserById(id, {user_metadata: {first_name: 'Jonas'}})
    expect((await admin.getUserById(id)).data.user?.user_metadata).toMatchObject({first_name: 'Jonas'})
    expect((await supabase.client().auth.signInWithPassword({email, password})).error).toBeNull()
    await admin.deleteUser(id)
    expect((await admin.getUserById(id)).error).toMatchObject({status: 404})
  })

  test('is closed to the publishable key and to users', async () => {
    const {client} = await signedUp()
    await client.auth.verifyOtp({type: 'signup', token_hash: lastMail().email_data.token_hash})
    expect((await client.auth.admin.listUsers()).error).toMatchObject({status: 403})
    expect((await supabase.client().auth.admin.listUsers()).error).toMatchObject({status: 403})
  })
})

import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {backdate, lastMail, loggedIn, newEmail, password, signedUp} from './testing/accounts.ts'
import {startAuth, type AuthServer} from './testing/auth-server.ts'

let auth: AuthServer
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())
beforeEach(() => {
  auth.answer = {status: 200, body: {}}
})

const accounts = (email: string) => auth.sql`select id from auth.users where email = ${email.toLowerCase()}`
const post = (path: string, body: object) => auth.request(path, {method: 'POST', body: JSON.stringify(body)})

describe('signing up', () => {
  test('keeps the address in lower case, and one account for all ways to write it', async () => {
    const email = newEmail()
    const {client} = await signedUp(auth, email.toUpperCase())
    expect(lastMail(auth).user.email).toBe(email)
    const again = await client.auth.signUp({email, password})
    expect(again.error).toMatchObject({code: 'over_email_send_rate_limit'})
    expect(await accounts(email)).toHaveLength(1)
  })

  test('makes one account of five sign-ups at once', async () => {
    const {request} = await auth.serveWith({email: {max_frequency: 3600}})
    const email = newEmail()
    const init = {method: 'POST', body: JSON.stringify({email, password})}
    const responses = await Promise.all(Array.from({length: 5}, () => request('/signup', init)))
    expect(responses.map(({status}) => status).toSorted()).toEqual([200, 429, 429, 429, 429])
    expect(await accounts(email)).toHaveLength(1)
  })

  test('tells a registered address only by the missing identities', async () => {
    const {email} = await loggedIn(auth)
    const mails = auth.mails.length
    const known: object = await (await post('/signup', {email, password, data: {first_name: 'Ona'}})).json()
    const unknown: object = await (await post('/signup', {email: newEmail(), password})).json()
    expect(Object.keys(known).toSorted()).toEqual(Object.keys(unknown).toSorted())
    expect(known).toMatchObject({email, identities: [], user_metadata: {first_name: 'Ona'}})
    expect(auth.mails).toHaveLength(mails + 1)
  })

  test.each([
    ['a short password', {password: 'trump'}, 422, 'weak_password'],
    ['a password of 73 bytes', {password: 'ą'.repeat(36) + 'a'}, 400, 'validation_failed'],
    ['no password', {password: ''}, 400, 'validation_failed'],
    ['no address', {email: ''}, 422, 'anonymous_provider_disabled'],
    ['spaces around the address', {email: ' a@example.test '}, 400, 'validation_failed'],
    ['an address of 256 characters', {email: `${'a'.repeat(243)}@example.test`}, 400, 'validation_failed'],
    ['a telephone number', {email: '', phone: '37060000000'}, 400, 'phone_provider_disabled'],
    ['PKCE', {code_challenge: 'a'.repeat(43), code_challenge_method: 's256'}, 400, 'validation_failed'],
  ])('refuses %s', async (_, change, status, code) => {
    const response = await post('/signup', {email: newEmail(), password, ...change})
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({code: status, error_code: code, msg: expect.any(String)})
  })

  test('accepts a password of 72 bytes, and tells the reason of a weak one', async () => {
    expect((await post('/signup', {email: newEmail(), password: 'ą'.repeat(36)})).status).toBe(200)
    const {error} = await auth.client().auth.signUp({email: newEmail(), password: 'trump'})
    expect(error).toMatchObject({code: 'weak_password', reasons: ['length']})
  })
})

describe('the email of a sign-up', () => {
  test('has a code of ten digits, which works once and with its address only', async () => {
    const {client, email} = await signedUp(auth)
    const {token} = lastMail(auth).email_data
    expect(token).toMatch(/^\d{10}$/)
    const other = await client.auth.verifyOtp({email: newEmail(), token, type: 'email'})
    expect(other.error).toMatchObject({code: 'otp_expired', status: 403})
    const verified = await client.auth.verifyOtp({email: email.toUpperCase(), token, type: 'email'})
    expect(verified.data.user).toMatchObject({email, user_metadata: {email_verified: true}})
    expect(verified.data.user?.identities?.[0]?.identity_data).toMatchObject({email_verified: true})
    const again = await client.auth.verifyOtp({email, token, type: 'email'})
    expect(again.error).toMatchObject({code: 'otp_expired'})
  })

  test.each([
    [{type: 'signup'}, 400, 'validation_failed'],
    [{type: 'signup', token: '1', token_hash: '2'}, 400, 'validation_failed'],
    [{type: 'signup', token: '1', email: 'a@b.test', phone: '37060000000'}, 400, 'validation_failed'],
    [{type: 'signup', token: '1', email: 'a'}, 422, 'validation_failed'],
    [{type: 'signup', token_hash: '2', email: 'a@b.test'}, 400, 'validation_failed'],
    [{type: 'sms', token: '1', phone: 'x'}, 400, 'validation_failed'],
    [{type: 'sms', token: '1', phone: '+370 60000000'}, 403, 'otp_expired'],
    [{type: 'sms', token_hash: '2'}, 400, 'validation_failed'],
    [{type: 'constructor', token: '1', email: 'a@b.test'}, 403, 'otp_expired'],
  ])('is not confirmed with %j', async (proof, status, error_code) => {
    const response = await post('/verify', proof)
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({error_code})])
  })

  test('ends after an hour', async () => {
    const {client, email} = await signedUp(auth)
    await backdate(auth, email, '61 minutes')
    const {token, token_hash} = lastMail(auth).email_data
    for (const proof of [{email, token}, {token_hash}])
      expect((await client.auth.verifyOtp({...proof, type: 'signup'} as never)).error).toMatchObject({
        code: 'otp_expired',
      })
  })

  test('is of use to one of two who follow it at once', async () => {
    await signedUp(auth)
    const {token_hash} = lastMail(auth).email_data
    const verify = () => post('/verify', {type: 'signup', token_hash}).then(({status}) => status)
    expect((await Promise.all([verify(), verify()])).toSorted()).toEqual([200, 403])
  })

  test('leads to the site with a session, or with the reason why not', async () => {
    await signedUp(auth)
    const {token_hash} = lastMail(auth).email_data
    const target = 'http://localhost:3000/en/auth/confirm'
    const follow = async (type: string) => {
      const query = new URLSearchParams({token: token_hash, type, redirect_to: target})
      const response = await auth.request(`/verify?${query}`)
      expect(response.status).toBe(303)
      const [base, fragment] = response.headers.get('location')?.split('#') ?? []
      expect(base).toBe(target)
      return Object.fromEntries(new URLSearchParams(fragment))
    }
    expect(await follow('recovery')).toMatchObject({error: 'access_denied', error_code: 'otp_expired'})
    const session = await follow('signup')
    expect(session).toMatchObject({token_type: 'bearer', type: 'signup', expires_in: '3600'})
    const {data} = await auth.client().auth.getUser(session['access_token'])
    expect(data.user?.email).toBe(lastMail(auth).user.email)
  })
})

describe('what the hook answers', () => {
  test.each([
    [{status: 200, body: {error: {http_code: 403, message: 'Ne'}}}, 403, 'unknown', 'Ne'],
    [{status: 200, body: {error: {message: 'Ne'}}}, 500, 'unexpected_failure', 'Ne'],
    [{status: 400, body: {a: 1}}, 500, 'unexpected_failure', 'Invalid payload sent to hook'],
    [{status: 401, body: {a: 1}}, 500, 'unexpected_failure', 'Hook requires authorization token'],
    [{status: 503, body: {a: 1}}, 500, 'unexpected_failure', 'Service currently unavailable due to hook'],
    [
      {status: 418, body: {a: 1}},
      500,
      'unexpected_failure',
      'Unexpected status code returned from hook: 418',
    ],
    [
      {status: 200, body: {a: 1}, headers: {'content-type': 'text/html'}},
      400,
      'hook_payload_invalid_content_type',
      'Invalid JSON response. Received content-type: text/html',
    ],
  ])(
    '%j becomes the answer to the sign-up, which leaves nothing',
    async (answer, status, error_code, msg) => {
      auth.answer = answer
      const email = newEmail()
      const response = await post('/signup', {email, password})
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual({code: status, error_code, msg})
      expect(await accounts(email)).toHaveLength(0)
    },
  )

  test('decides about log-ins by email, which make no account when it refuses', async () => {
    const {client, email} = await loggedIn(auth)
    auth.answer = {status: 200, body: {error: {http_code: 422, message: 'Log-ins by email are not offered'}}}
    const stranger = newEmail()
    for (const address of [email, stranger])
      expect((await client.auth.signInWithOtp({email: address})).error).toMatchObject({
        status: 422,
        message: 'Log-ins by email are not offered',
      })
    expect(await accounts(stranger)).toHaveLength(0)
  })

  test.each([
    ['sends them', {status: 200, body: {}}],
    ['refuses them', {status: 200, body: {error: {http_code: 422, message: 'No log-ins by email'}}}],
    ['refuses this address', {status: 200, body: {error: {http_code: 429, message: 'Too many'}}}],
  ])('answers alike for known and unknown addresses while it %s', async (_, answer) => {
    const {email} = await loggedIn(auth)
    auth.answer = answer
    const options = {shouldCreateUser: false}
    const ask = (address: string) => auth.client().auth.signInWithOtp({email: address, options})
    // The second request of each is too soon after the first.
    for (const address of [email, newEmail(), email, newEmail()])
      expect((await ask(address)).error).toBeNull()
  })

  test('sends the log-in code of a confirmed account as a magic link', async () => {
    const {email} = await loggedIn(auth)
    expect((await auth.client().auth.signInWithOtp({email})).error).toBeNull()
    expect(lastMail(auth)).toMatchObject({user: {email}, email_data: {email_action_type: 'magiclink'}})
  })
})

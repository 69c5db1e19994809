import {createHash} from 'node:crypto'
import type {Database} from '@site/supabase/generated/database.types.gen'
import type {SupabaseClient} from '@supabase/supabase-js'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {withDatabase} from '../support/database.ts'
import {SECRET_KEY, SupabaseProcess} from '../support/supabase-process.ts'

let supabase: SupabaseProcess
/** The victim's. */
let email: string

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
})
afterAll(() => supabase.stop())
beforeEach(() => {
  email = newEmail()
})

const newEmail = () => `a${crypto.randomUUID()}@example.test`

const stranger = {
  password: 'nepažįstamojo',
  secret: 'nepažįstamojo naršyklės',
  names: ['Nepažįstamas', 'Nedraugas'],
}
const victim = {password: 'aukos-slaptažodis', secret: 'aukos naršyklės', names: ['Ona', 'Onaitė']}
type Person = typeof victim

/** Fills the site's form in the person's browser. */
async function signUp(person: Person, address = email) {
  const [first_name, last_name] = person.names
  const client = supabase.client()
  const {data, error} = await client.auth.signUp({
    email: address,
    password: person.password,
    options: {
      data: {
        first_name,
        last_name,
        language: 'lt',
        privacy_policy_accepted: true,
        sign_up_proof: createHash('sha256').update(person.secret).digest('hex'),
      },
    },
  })
  if (error) throw error
  await allowNextEmail(address)
  return data
}

/** As if the last email had been sent earlier: Auth sends another one only after a while. */
const allowNextEmail = (address: string) =>
  withDatabase(
    (sql) => sql`
      update auth.users set
        confirmation_sent_at = confirmation_sent_at - interval '10 seconds',
        recovery_sent_at = recovery_sent_at - interval '10 seconds'
      where email = ${address}`,
    supabase.databaseUrl,
  )

/** Presses the link in the newest email, in a browser of the victim. */
async function press(type: 'signup' | 'recovery' | 'invite' | 'email_change', hash = lastHash()) {
  const client = supabase.client()
  const {error} = await client.auth.verifyOtp({type, token_hash: hash})
  if (error) throw error
  return client
}

const lastMail = () => {
  const mail = supabase.mails.at(-1)
  if (!mail) throw new Error('No email was sent')
  return mail
}
const lastHash = () => lastMail().email_data.token_hash

const claim = async (client: SupabaseClient<Database>, secret: string) =>
  (await client.rpc('claim_sign_up', {secret})).data

const logIn = async (password: string, address = email) => {
  const {data, error} = await supabase.client().auth.signInWithPassword({email: address, password})
  return error?.code ?? data.user?.email
}

const namesOf = async (client: SupabaseClient<Database>) => {
  const {data} = await client.from('profiles').select('first_name, last_name').single()
  return [data?.first_name, data?.last_name]
}

const admin = () => supabase.client(SECRET_KEY).auth.admin

describe('in the browser in which one signed up', () => {
  test('password and names are there once the link has been pressed', async () => {
    await signUp(victim)
    const client = await press('signup')
    expect(await claim(client, victim.secret)).toBe(true)
    expect(await namesOf(client)).toEqual(victim.names)
    expect(await logIn(victim.password)).toBe(email)
    // Its answer may have been lost.
    expect(await claim(client, victim.secret)).toBe(true)
  })

  test('nothing works before the browser has said which it is', async () => {
    await signUp(victim)
    await press('signup')
    expect(await logIn(victim.password)).toBe('invalid_credentials')
  })

  test('two sign-ups of one person with different passwords lead to a new one', async () => {
    await signUp(victim)
    await signUp({...victim, password: 'kitas-slaptažodis', secret: 'naujesnė'})
    expect(await claim(await press('signup'), 'naujesnė')).toBe(false)
    expect(await logIn(victim.password)).toBe('invalid_credentials')
  })
})

/** What leads a victim to confirm an account that a stranger has made with the address. */
const ways: [string, () => Promise<SupabaseClient<Database>>][] = [
  [
    'signs up too',
    async () => {
      await signUp(victim)
      return press('signup')
    },
  ],
  ['only presses the unexpected link', () => press('signup')],
  [
    'asks for a new password',
    async () => {
      await supabase.client().auth.resetPasswordForEmail(email)
      return press('recovery')
    },
  ],
  [
    'is invited',
    async () => {
      await admin().inviteUserByEmail(email)
      return press('invite')
    },
  ],
]

describe('a stranger has signed up with the address before its owner', () => {
  test.each(ways)('who %s, and has the only password and the only session', async (_, confirm) => {
    await signUp(stranger)
    const client = await confirm()
    // It opens nothing, and stands in the form of the new password, to be changed.
    expect(await namesOf(client)).toEqual(stranger.names)
    expect(await claim(client, victim.secret)).toBe(false)
    expect(await logIn(stranger.password)).toBe('invalid_credentials')

    expect((await client.auth.updateUser({password: victim.password})).error).toBeNull()
    expect(await logIn(stranger.password)).toBe('invalid_credentials')
    expect(await logIn(victim.password)).toBe(email)
    expect(await claim(client, stranger.secret)).toBe(true)
    expect(await logIn(stranger.password)).toBe('invalid_credentials')
  })

  test('or after: what Auth answers does not say who it is', async () => {
    await signUp(victim)
    const answer = JSON.stringify(await signUp(stranger))
    for (const secret of [...victim.names, createHash('sha256').update(victim.secret).digest('hex')])
      expect(answer).not.toContain(secret)
    const client = await press('signup')
    expect(await claim(client, victim.secret)).toBe(true)
    expect(await namesOf(client)).toEqual(victim.names)
    expect(await logIn(stranger.password)).toBe('invalid_credentials')
  })

  test('and what was sent before belongs to the account only then', async () => {
    const message = {
      first_name: 'Ona',
      last_name: 'Onaitė',
      subject: 'Klausimas',
      message: 'Labas',
      language: 'lt',
    }
    await withDatabase(
      (sql) => sql`insert into public.contact_messages ${sql({...message, email})}`,
      supabase.databaseUrl,
    )
    await signUp(stranger)
    expect(await logIn(stranger.password)).toBe('email_not_confirmed')
    const {data} = await (await press('signup')).rpc('export_own_data')
    expect(data).toMatchObject({messages: [{message: 'Labas'}]})
  })
})

test('an account that an admin makes or confirms keeps the password that the admin chooses', async () => {
  const names = {first_name: 'Ona', last_name: 'Onaitė'}
  await admin().createUser({email, password: victim.password, email_confirm: true, user_metadata: names})
  expect(await logIn(victim.password)).toBe(email)

  const other = newEmail()
  const {user} = await signUp(stranger, other)
  await admin().updateUserById(user?.id ?? '', {email_confirm: true, password: victim.password})
  expect(await logIn(victim.password, other)).toBe(other)
  expect(await logIn(stranger.password, other)).toBe('invalid_credentials')
})

describe('a stranger gives an own account the address of somebody else', () => {
  /** The stranger's account with a session, and the links that Auth has sent to both mailboxes. */
  async function changing() {
    const former = newEmail()
    await admin().createUser({
      email: former,
      password: stranger.password,
      email_confirm: true,
      user_metadata: {first_name: stranger.names[0], last_name: stranger.names[1]},
    })
    const client = supabase.client()
    await client.auth.signInWithPassword({email: former, password: stranger.password})
    const {error} = await client.auth.updateUser({email})
    expect(error).toBeNull()
    const {token_hash: atNew, token_hash_new: atFormer} = lastMail().email_data
    return {former, client, atNew, atFormer}
  }

  const isLoggedIn = async (client: SupabaseClient<Database>) => !(await client.auth.getUser()).error

  test('whose link comes last: its reader has the only password and the only session', async () => {
    const {former, client, atNew, atFormer} = await changing()
    await press('email_change', atFormer)
    expect(await logIn(stranger.password, former)).toBe(former)
    const own = await press('email_change', atNew)
    expect([await isLoggedIn(client), await isLoggedIn(own)]).toEqual([false, true])
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect(await logIn(stranger.password)).toBe('invalid_credentials')
    expect(await namesOf(own)).toEqual(stranger.names)

    expect((await own.auth.updateUser({password: victim.password})).error).toBeNull()
    expect(await logIn(victim.password)).toBe(email)
  })

  test('whose link comes first: the last one logs nobody in, and a new password can be asked for', async () => {
    const {client, atNew, atFormer} = await changing()
    await press('email_change', atNew)
    const last = await press('email_change', atFormer)
    expect([await isLoggedIn(client), await isLoggedIn(last)]).toEqual([false, false])
    expect(await logIn(stranger.password)).toBe('invalid_credentials')

    await supabase.client().auth.resetPasswordForEmail(email)
    expect(lastMail().user.email).toBe(email)
    const own = await press('recovery')
    expect((await own.auth.updateUser({password: victim.password})).error).toBeNull()
    expect(await logIn(victim.password)).toBe(email)
  })

  test('an admin changes an address, and the password stays', async () => {
    const {data} = await admin().createUser({
      email: newEmail(),
      password: victim.password,
      email_confirm: true,
    })
    await admin().updateUserById(data.user?.id ?? '', {email})
    expect(await logIn(victim.password)).toBe(email)
  })
})

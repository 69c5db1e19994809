import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {createServiceClient} from '../../supabase/functions/_shared/service-client.ts'
import {askAuthForEmails} from '../../supabase/functions/deliver-emails/ask-auth.ts'
import {withDatabase} from '../support/database.ts'
import {PUBLISHABLE_KEY, SECRET_KEY, SupabaseProcess} from '../support/supabase-process.ts'

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
})

afterAll(() => supabase.stop())

const known = 'ruta.zilinskaite@example.test'
const unknown = 'niekas@example.test'

/** The answer as anybody can compare it, without what names the moment. */
async function ask(email: string, kind: string) {
  const response = await fetch(`${supabase.url}/rest/v1/rpc/ask_for_account_email`, {
    method: 'POST',
    headers: {apikey: PUBLISHABLE_KEY, 'content-type': 'application/json'},
    body: JSON.stringify({email, kind, language: 'en'}),
  })
  const names = [...response.headers.keys()].toSorted()
  return {status: response.status, text: await response.text(), names}
}

/** What deliver-emails does before it sends. */
const askAuth = () => {
  const env = {
    SUPABASE_URL: supabase.url,
    SUPABASE_SECRET_KEYS: {default: SECRET_KEY},
    SITE_URL: 'http://localhost:3000',
  }
  return askAuthForEmails(createServiceClient(env), env)
}

const sent = () =>
  supabase.mails.map(({user, email_data: {email_action_type, redirect_to}}) => [
    email_action_type,
    user.email,
    redirect_to,
  ])

const run = (query: Parameters<typeof withDatabase>[0]) => withDatabase(query, supabase.databaseUrl)

const waiting = async () => {
  const rows = (await run((sql) => sql`select email from private.account_email_requests order by id`)) as {
    email: string
  }[]
  return rows.map(({email}) => email)
}

test('one answer for all comes before anybody looks for the account, and the email once it can be sent', async () => {
  const {error} = await supabase.client().auth.signUp({email: known, password: 'slaptazodis'})
  expect(error).toBeNull()
  // As if the confirmation had been sent this moment, however long this takes.
  await run(
    (sql) =>
      sql`update auth.users set confirmation_sent_at = now() + interval '1 hour' where email = ${known}`,
  )
  supabase.mails.length = 0

  for (const kind of ['recovery', 'signup']) {
    const [ofKnown, ofUnknown] = [await ask(known, kind), await ask(unknown, kind)]
    expect(ofKnown).toEqual(ofUnknown)
    expect(ofKnown).toMatchObject({status: 204, text: ''})
  }
  expect(await waiting()).toEqual([known, unknown, known, unknown])
  expect(sent()).toEqual([])

  // Auth refuses the confirmation, as too soon, and has no email sent of a new password.
  const log = vi.spyOn(console, 'error').mockReturnValue()
  supabase.hookStatus = 503
  await askAuth()
  expect(log.mock.calls.flat()).toEqual([expect.stringContaining('Auth answers 500')])
  log.mockRestore()
  expect(await waiting()).toEqual([known])
  expect(await ask(known, 'recovery')).toEqual(await ask(unknown, 'recovery'))

  supabase.hookStatus = 200
  await run((sql) => sql`delete from private.account_email_requests where claimed_at is null`)
  await run(
    (sql) => sql`update private.account_email_requests set claimed_at = claimed_at - interval '2 minutes'`,
  )
  await askAuth()
  expect(sent()).toEqual([['recovery', known, 'http://localhost:3000/en/slaptazodis']])
  expect(await waiting()).toEqual([])
})

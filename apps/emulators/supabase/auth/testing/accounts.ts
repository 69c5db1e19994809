import type {AuthServer} from './auth-server.ts'

export const password = 'bandymas123'

export const newEmail = () => `a${crypto.randomUUID()}@example.test`

export function lastMail({mails}: AuthServer) {
  const mail = mails.at(-1)
  if (!mail) throw new Error('The hook was not called')
  return mail
}

/** A client that has signed up and is not confirmed. */
export async function signedUp(auth: AuthServer, email = newEmail(), data = {}) {
  const client = auth.client()
  const {error} = await client.auth.signUp({email, password, options: {data}})
  if (error) throw error
  return {client, email}
}

/** A client that is logged in. It has set the password anew: the project's migrations void that of the sign-up. */
export async function loggedIn(auth: AuthServer, email = newEmail()) {
  const {client} = await signedUp(auth, email)
  const {token_hash} = lastMail(auth).email_data
  const {data, error} = await client.auth.verifyOtp({type: 'signup', token_hash})
  if (error || !data.user || !data.session) throw error ?? new Error('No session')
  const chosen = await client.auth.updateUser({password})
  if (chosen.error) throw chosen.error
  return {client, email, user: data.user, session: data.session}
}

/** As if everything that the account did had been done earlier. */
export async function backdate({sql}: AuthServer, email: string, interval: string): Promise<void> {
  await sql`
    update auth.users set
      confirmation_sent_at = confirmation_sent_at - ${interval}::interval,
      recovery_sent_at = recovery_sent_at - ${interval}::interval,
      email_change_sent_at = email_change_sent_at - ${interval}::interval,
      reauthentication_sent_at = reauthentication_sent_at - ${interval}::interval
    where email = ${email}`
  await sql`
    update auth.sessions set created_at = created_at - ${interval}::interval
    where user_id = (select id from auth.users where email = ${email})`
}

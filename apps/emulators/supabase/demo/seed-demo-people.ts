import type {Sql} from 'postgres'
import {demoPassword, demoPeople, type DemoPerson} from './demo-people.ts'

interface Seeding {
  sql: Sql
  auth: (request: Request, address: string) => Promise<Response>
  origin: string
  secretKey: string
}

/** Makes the demo accounts, once: one that somebody deleted stays away. */
export async function seedDemoPeople({sql, auth, origin, secretKey}: Seeding): Promise<void> {
  const [{count} = {count: 0}] = await sql<{count: number}[]>`select count(*)::int as count from auth.users`
  if (count > 0) return
  for (const person of demoPeople) {
    const request = new Request(`${origin}/auth/v1/admin/users`, {
      method: 'POST',
      headers: {apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json'},
      body: JSON.stringify(accountOf(person)),
    })
    const response = await auth(request, '127.0.0.1')
    if (!response.ok) throw new Error(`No account for ${person.email}: ${await response.text()}`)
    const {id} = (await response.json()) as {id: string}
    if (person.isAdmin) await sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`
  }
}

const accountOf = ({email, firstName, lastName}: DemoPerson) => ({
  email,
  password: demoPassword,
  email_confirm: true,
  user_metadata: {
    first_name: firstName,
    last_name: lastName,
    language: 'lt',
    privacy_policy_accepted: true,
  },
})

import type {Sql} from 'postgres'
import {seedDemoSettings} from './demo-settings.ts'

interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  role: string
  isAdmin: boolean
  isMember?: boolean
}

/** These accounts are the same on every machine, and exist only in the emulator. */
export const demoPeople: DemoPerson[] = [
  {email: 'admin@example.test', firstName: 'Aldona', lastName: 'Petraitienė', role: 'admin', isAdmin: true},
  {
    email: 'narys@example.test',
    firstName: 'Mindaugas',
    lastName: 'Kazlauskas',
    role: 'member',
    isAdmin: false,
    isMember: true,
  },
  {email: 'vartotojas@example.test', firstName: 'Rasa', lastName: 'Jankutė', role: 'user', isAdmin: false},
]

export const demoPassword = 'slaptazodis'

interface Seed {
  sql: Sql
  createUser: (body: object) => Promise<Response>
}

/** Only an empty database gets the accounts and settings, so that what is deleted does not come back. */
export async function seedDemoPeople({sql, createUser}: Seed): Promise<void> {
  const [state] = await sql<{isEmpty: boolean}[]>`
    select not exists (select from auth.users) and to_regclass('public.user_roles') is not null as "isEmpty"`
  if (!state?.isEmpty) return
  await seedDemoSettings(sql)
  for (const person of demoPeople) {
    const response = await createUser(accountOf(person))
    if (!response.ok) throw new Error(`Cannot create ${person.email}: ${await response.text()}`)
    const {id} = (await response.json()) as {id: string}
    if (person.isAdmin) await sql`insert into public.user_roles (user_id, role) values (${id}, 'admin')`
    if (person.isMember) await payFee(sql, person)
  }
}

async function payFee(sql: Sql, {email, firstName, lastName}: DemoPerson) {
  const [payment] = await sql<{id: string}[]>`
    insert into public.membership_applications (first_name, last_name, email, payment_method, language, is_adult)
    values (${firstName}, ${lastName}, ${email}, 'bank_transfer', 'lt', true)
    returning payment_id as id`
  if (!payment) throw new Error(`${email} did not apply`)
  await sql`
    select private.take_payment(
      ${payment.id}, membership_fee_pence, 'GBP', private.london_midnight(private.london_date(now())), null
    )
    from private.money_settings`
  await sql`select private.reconcile_payment(${payment.id}, null, now())`
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

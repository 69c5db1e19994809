import type {Sql} from 'postgres'

export interface DemoPerson {
  email: string
  firstName: string
  lastName: string
  /** Shown in the start-up table. */
  role: string
  isAdmin: boolean
}

/** Demo accounts of the local site, the same on every machine. They exist only in the emulator. */
export const demoPeople: DemoPerson[] = [
  {email: 'admin@example.test', firstName: 'Aldona', lastName: 'Petraitienė', role: 'admin', isAdmin: true},
  {
    email: 'narys@example.test',
    firstName: 'Mindaugas',
    lastName: 'Kazlauskas',
    role: 'member',
    isAdmin: false,
  },
  {email: 'vartotojas@example.test', firstName: 'Rasa', lastName: 'Jankutė', role: 'user', isAdmin: false},
]

export const demoPassword = 'slaptazodis'

interface Seed {
  /** The database's owner. */
  sql: Sql
  /** Sends a request to Auth's admin API. */
  createUser: (body: object) => Promise<Response>
}

/** Creates the demo accounts in an empty database of this project only, so that deleted ones do not come back. */
export async function seedDemoPeople({sql, createUser}: Seed): Promise<void> {
  const [state] = await sql<{isEmpty: boolean}[]>`
    select not exists (select from auth.users) and to_regclass('public.user_roles') is not null as "isEmpty"`
  if (!state?.isEmpty) return
  for (const person of demoPeople) {
    const response = await createUser(accountOf(person))
    if (!response.ok) throw new Error(`Cannot create ${person.email}: ${await response.text()}`)
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

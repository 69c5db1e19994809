import {randomUUID} from 'node:crypto'
import type {ISql} from 'postgres'
import type {Metadata} from './request-body.ts'

/** A pool, or a transaction of it. */
export type Database = ISql

interface UserColumns {
  aud: string
  role: string
  email: string | null
  encrypted_password: string | null
  email_confirmed_at: Date | null
  invited_at: Date | null
  confirmation_token: string | null
  confirmation_sent_at: Date | null
  recovery_token: string | null
  recovery_sent_at: Date | null
  email_change_token_new: string | null
  email_change_token_current: string | null
  email_change: string | null
  email_change_sent_at: Date | null
  email_change_confirm_status: number
  reauthentication_token: string | null
  reauthentication_sent_at: Date | null
  last_sign_in_at: Date | null
  raw_app_meta_data: Metadata | null
  raw_user_meta_data: Metadata | null
  banned_until: Date | null
  deleted_at: Date | null
}

interface Identity {
  id: string
  provider_id: string
  user_id: string
  identity_data: Metadata
  provider: string
  email: string | null
  last_sign_in_at: string
  created_at: string
  updated_at: string
}

export interface User extends UserColumns {
  id: string
  confirmed_at: Date | null
  phone: string | null
  created_at: Date
  updated_at: Date
  is_anonymous: boolean
  identities: Identity[]
}

const columns = (sql: Database) => sql`
  users.*, coalesce(
    (select jsonb_agg(to_jsonb(identities) order by created_at) from auth.identities where user_id = users.id), '[]'
  ) as identities`

export async function findUserById(sql: Database, id: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`select ${columns(sql)} from auth.users where id = ${id}`
  return user
}

export async function findUserByEmail(sql: Database, email: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${columns(sql)} from auth.users where lower(email) = ${email.toLowerCase()} and not is_sso_user`
  return user
}

/** One page, newest first, without identities, as the admin API lists them. */
export async function listUsers(
  sql: Database,
  {filter, isAscending, size, offset}: {filter: string; isAscending: boolean; size: number; offset: number},
): Promise<{users: User[]; total: number}> {
  const condition = filter
    ? sql`email like ${`%${filter}%`} or raw_user_meta_data ->> 'full_name' ilike ${`%${filter}%`}`
    : sql`true`
  const [count] = await sql<
    {total: number}[]
  >`select count(*)::int as total from auth.users where ${condition}`
  const users = await sql<User[]>`
    select * from auth.users where ${condition}
    order by created_at ${isAscending ? sql`asc` : sql`desc nulls last`}, id limit ${size} offset ${offset}`
  return {users, total: count?.total ?? 0}
}

interface NewUser extends Partial<UserColumns> {
  id?: string | undefined
  email: string
  encrypted_password: string
  raw_user_meta_data: Metadata
}

/** Makes the account and its email identity. */
export async function createUser(
  sql: Database,
  {id = randomUUID(), ...given}: NewUser,
  identityData: Metadata = {},
): Promise<User> {
  const now = new Date()
  const row = {
    ...given,
    id,
    instance_id: '00000000-0000-0000-0000-000000000000',
    aud: 'authenticated',
    role: given.role ?? 'authenticated',
    raw_app_meta_data: {provider: 'email', providers: ['email'], ...given.raw_app_meta_data},
    confirmation_token: '',
    recovery_token: '',
    email_change_token_new: '',
    email_change: '',
    created_at: now,
    updated_at: now,
  }
  await sql`insert into auth.users ${sql(withJson(sql, row))}`
  return addEmailIdentity(sql, id, given.email, identityData)
}

/** Changes columns of an account that exists. */
export async function changeUser(sql: Database, id: string, change: Partial<UserColumns>): Promise<User> {
  const row = withJson(sql, {...change, updated_at: new Date()})
  const [user] = await sql<
    User[]
  >`update auth.users set ${sql(row)} where id = ${id} returning ${columns(sql)}`
  if (!user) throw new Error(`The account ${id} is gone`)
  return user
}

async function addEmailIdentity(sql: Database, userId: string, email: string, data: Metadata): Promise<User> {
  const identity = {email_verified: false, phone_verified: false, ...data, sub: userId, email}
  await sql`
    insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values (${userId}, ${userId}, ${json(sql, identity)}, 'email', now(), now(), now())`
  return existing(await findUserById(sql, userId))
}

/** Changes what the account's email identity says. An account that was made in SQL gets one. */
export async function changeEmailIdentity(
  sql: Database,
  userId: string,
  change: Metadata & {email: string},
): Promise<void> {
  const changed = await sql`
    update auth.identities set identity_data = identity_data || ${json(sql, change)}, updated_at = now()
    where user_id = ${userId} and provider = 'email'`
  if (changed.count === 0) await addEmailIdentity(sql, userId, change.email, change)
}

/** The metadata with a change applied, in which null removes a key. */
export function mergeMetadata(metadata: Metadata | null, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({...metadata, ...change}).filter(([, value]) => value !== null))
}

export const isBanned = ({banned_until: until}: User) => until !== null && until > new Date()

function withJson<Row extends Partial<UserColumns>>(sql: Database, row: Row) {
  const {raw_app_meta_data: appMetadata, raw_user_meta_data: userMetadata} = row
  return {
    ...row,
    ...(appMetadata && {raw_app_meta_data: json(sql, appMetadata)}),
    ...(userMetadata && {raw_user_meta_data: json(sql, userMetadata)}),
  }
}

const json = (sql: Database, value: Metadata) => sql.json(value as Parameters<Database['json']>[0])

function existing(user: User | undefined): User {
  if (!user) throw new Error('The account is gone')
  return user
}

import type {ISql} from 'postgres'
import type {Metadata} from './request-body.ts'

export type Database = ISql

export interface UserColumns {
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

export const userWithIdentities = (sql: Database) => sql`
  users.*, coalesce(
    (select jsonb_agg(to_jsonb(identities) order by created_at) from auth.identities where user_id = users.id), '[]'
  ) as identities`

export async function findUserById(sql: Database, id: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`select ${userWithIdentities(sql)} from auth.users where id = ${id}`
  return user
}

export async function findUserByEmail(sql: Database, email: string): Promise<User | undefined> {
  const [user] = await sql<User[]>`
    select ${userWithIdentities(sql)} from auth.users where lower(email) = ${email.toLowerCase()} and not is_sso_user`
  return user
}

/** The admin API lists the newest first, without identities. */
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

export const isBanned = ({banned_until: until}: User) => until !== null && until > new Date()

import {randomUUID} from 'node:crypto'
import type {Metadata} from './request-body.ts'
import {findUserById, userWithIdentities, type Database, type User, type UserColumns} from './users.ts'

interface NewUser extends Partial<UserColumns> {
  id?: string | undefined
  email: string
  encrypted_password: string
  raw_user_meta_data: Metadata
}

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

export async function changeUser(sql: Database, id: string, change: Partial<UserColumns>): Promise<User> {
  const row = withJson(sql, {...change, updated_at: new Date()})
  const [user] = await sql<
    User[]
  >`update auth.users set ${sql(row)} where id = ${id} returning ${userWithIdentities(sql)}`
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

/** An account that was created in SQL has no email identity, and gets one. */
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

/** `null` in `change` removes a key. */
export function mergeMetadata(metadata: Metadata | null, change: Metadata): Metadata {
  return Object.fromEntries(Object.entries({...metadata, ...change}).filter(([key]) => change[key] !== null))
}

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

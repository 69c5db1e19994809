import {createHash, randomInt, randomUUID} from 'node:crypto'
import type {Database} from './users.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current'

/** All digits are equally likely. */
export const newCode = (length: number) => Array.from({length}, () => randomInt(10)).join('')

/** The database keeps this hash in place of the code, and links contain it. */
export const hashCode = (email: string, code: string) =>
  createHash('sha224')
    .update(email + code)
    .digest('hex')

interface OneTimeToken {
  userId: string
  type: TokenType
  hash: string
  email: string
}

/** The token replaces the account's last one of its type. */
export async function saveToken(sql: Database, {userId, type, hash, email}: OneTimeToken): Promise<void> {
  await sql`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    values (${randomUUID()}, ${userId}, ${type}, ${hash}, ${email.toLowerCase()})
    on conflict (user_id, token_type) do update
    set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now()`
}

interface TokenQuery {
  hash: string
  types: TokenType[]
  email?: string | undefined
}

/** Locks the account, so that of two requests with one token the second finds none. */
export async function lockToken(sql: Database, query: TokenQuery): Promise<FoundToken | undefined> {
  const token = await findToken(sql, query)
  if (!token) return undefined
  await sql`select from auth.users where id = ${token.userId} for update`
  return findToken(sql, query)
}

interface FoundToken {
  userId: string
  type: TokenType
}

async function findToken(sql: Database, {hash, types, email}: TokenQuery): Promise<FoundToken | undefined> {
  const [token] = await sql<FoundToken[]>`
    select user_id as "userId", token_type as type from auth.one_time_tokens
    where token_hash = ${hash} and token_type::text = any(${types}) ${email ? sql`and relates_to = ${email}` : sql``}`
  return token
}

export async function clearTokens(sql: Database, userId: string, type?: TokenType): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId} ${type ? sql`and token_type = ${type}` : sql``}`
}

import {createHash, randomInt, randomUUID} from 'node:crypto'
import type {Database} from './users.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current'

/** Digits, all equally likely. */
export const newCode = (length: number) => Array.from({length}, () => randomInt(10)).join('')

/** What links hold and the database keeps in place of a code. */
export const hashCode = (email: string, code: string) =>
  createHash('sha224')
    .update(email + code)
    .digest('hex')

interface OneTimeToken {
  userId: string
  type: TokenType
  hash: string
  /** The address that it was sent to. */
  email: string
}

/** Keeps a token, which replaces the account's last one of its type. */
export async function saveToken(sql: Database, {userId, type, hash, email}: OneTimeToken): Promise<void> {
  await sql`
    insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    values (${randomUUID()}, ${userId}, ${type}, ${hash}, ${email.toLowerCase()})
    on conflict (user_id, token_type) do update
    set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now()`
}

/** Finds a token and locks it, so that of two requests with one token the second finds none. */
export async function lockToken(
  sql: Database,
  {hash, types, email}: {hash: string; types: TokenType[]; email?: string | undefined},
): Promise<{userId: string; type: TokenType} | undefined> {
  const [token] = await sql<{user_id: string; token_type: TokenType}[]>`
    select user_id, token_type from auth.one_time_tokens
    where token_hash = ${hash} and token_type::text = any(${types}) ${email ? sql`and relates_to = ${email}` : sql``}
    for update`
  return token && {userId: token.user_id, type: token.token_type}
}

export async function clearTokens(sql: Database, userId: string, type?: TokenType): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId} ${type ? sql`and token_type = ${type}` : sql``}`
}

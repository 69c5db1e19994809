import {randomInt, randomUUID} from 'node:crypto'
import type postgres from 'postgres'
import type {SupabaseConfig} from '../read-config.ts'
import {AuthError} from './auth-error.ts'
import type {RequestSource} from './request-source.ts'
import {tokenResponse} from './token-response.ts'
import {changeUser} from './user-changes.ts'
import {findUserById, isBanned, type Database, type User} from './users.ts'

export interface Session {
  id: string
  user_id: string
  created_at: Date
}

interface RefreshToken {
  id: string
  token: string
  user_id: string
  revoked: boolean
  parent: string | null
  session_id: string
  updated_at: Date
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const newToken = () => Array.from({length: 12}, () => alphabet[randomInt(alphabet.length)]).join('')

export async function findSession(sql: Database, id: string): Promise<Session | undefined> {
  const [session] = await sql<Session[]>`select id, user_id, created_at from auth.sessions where id = ${id}`
  return session
}

export async function endSessions(
  sql: Database,
  userId: string,
  {except, only}: {except?: string | undefined; only?: string} = {},
) {
  await sql`
    delete from auth.sessions where user_id = ${userId}
    ${except ? sql`and id <> ${except}` : sql``} ${only ? sql`and id = ${only}` : sql``}`
}

export type Sessions = ReturnType<typeof createSessions>

export function createSessions(sql: postgres.Sql, config: SupabaseConfig['auth'], jwtSecret: string) {
  const accessTokens = {jwtSecret, expirySeconds: config.jwt_expiry}

  async function start(tx: Database, {id: userId}: User, method: 'password' | 'otp', source: RequestSource) {
    const sessionId = randomUUID()
    await tx`
      insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, updated_at)
      values (${sessionId}, ${userId}, 'aal1', ${source.userAgent}, ${source.ip || null}, now(), now())`
    const refreshToken = await issueToken(tx, {userId, sessionId, parent: ''})
    const user = await changeUser(tx, userId, {last_sign_in_at: new Date()})
    await tx`
      insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
      values (${randomUUID()}, ${sessionId}, ${method}, now(), now())`
    return tokenResponse(tx, {user, sessionId, refreshToken}, source, accessTokens)
  }

  /** @throws {AuthError} 400 when the token is unknown, or was used more than a moment ago */
  async function refresh(given: string, source: RequestSource) {
    if (!/^[a-z0-9]{12}$/.test(given))
      throw new AuthError(400, 'validation_failed', 'Refresh token is not valid')
    const outcome = await sql.begin(async (tx) => {
      // The lock makes two refreshes of one session wait for each other.
      const [token] = await tx<RefreshToken[]>`
        select refresh_tokens.* from auth.refresh_tokens join auth.sessions on sessions.id = session_id
        where token = ${given} for update`
      const user = token && (await findUserById(tx, token.user_id))
      if (!user)
        return new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
      if (isBanned(user)) return new AuthError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
      const refreshToken = await nextToken(tx, token)
      if (!refreshToken)
        return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
      await tx`
        update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(),
          user_agent = ${source.userAgent}, ip = ${source.ip || null}
        where id = ${token.session_id}`
      return tokenResponse(tx, {user, sessionId: token.session_id, refreshToken}, source, accessTokens)
    })
    // Inside the transaction, the error would undo that the tokens of a stolen session are revoked.
    if (outcome instanceof AuthError) throw outcome
    return outcome
  }

  /** A token that was used more than a moment ago revokes all tokens of the session, and returns `undefined`. */
  async function nextToken(tx: Database, token: RefreshToken): Promise<string | undefined> {
    const {session_id: sessionId, user_id: userId} = token
    if (token.revoked) {
      const [active] = await tx<RefreshToken[]>`
        select * from auth.refresh_tokens where session_id = ${sessionId} and not revoked order by id desc limit 1`
      // The client did not get the response to its last refresh.
      if (active?.parent === token.token) return active.token
      const reusableUntil = token.updated_at.getTime() + config.refresh_token_reuse_interval * 1000
      if (Date.now() > reusableUntil) {
        if (config.enable_refresh_token_rotation)
          await tx`
            update auth.refresh_tokens set revoked = true, updated_at = now()
            where session_id = ${sessionId} and not revoked`
        return undefined
      }
    }
    await tx`update auth.refresh_tokens set revoked = true, updated_at = now() where id = ${token.id}`
    return issueToken(tx, {userId, sessionId, parent: token.token})
  }

  async function issueToken(
    tx: Database,
    {userId, sessionId, parent}: {userId: string; sessionId: string; parent: string},
  ) {
    const token = newToken()
    await tx`
      insert into auth.refresh_tokens (instance_id, token, user_id, session_id, parent, revoked, created_at, updated_at)
      values ('00000000-0000-0000-0000-000000000000', ${token}, ${userId}, ${sessionId}, ${parent}, false, now(), now())`
    return token
  }

  return {start, refresh}
}

export type TokenResponse = Awaited<ReturnType<Sessions['start']>>

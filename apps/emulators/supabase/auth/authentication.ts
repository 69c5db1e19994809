import {errors} from 'jose'
import {readAccess, type ApiKeys} from '../access.ts'
import {verifyJwt, type Claims} from '../jwt.ts'
import {AuthError} from './auth-error.ts'
import {findSession, type Session} from './sessions.ts'
import {findUserById, isBanned, type Database, type User} from './users.ts'

export interface Caller {
  user: User
  session: Session | undefined
}

export type Authentication = ReturnType<typeof createAuthentication>

export function createAuthentication({
  sql,
  jwtSecret,
  ...keys
}: {sql: Database; jwtSecret: string} & ApiKeys) {
  async function claimsOf(request: Request): Promise<Claims> {
    const header = request.headers.get('authorization')
    const access = readAccess(request, keys)
    if (access instanceof Response || (header !== null && !/^bearer \S+$/i.test(header)))
      throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
    if (!access.bearer) return {role: access.keyRole}
    return verifyJwt(access.bearer, jwtSecret).catch((error: unknown) => {
      const reason = error instanceof errors.JWTExpired ? ', token has invalid claims: token is expired' : ''
      throw badJwt(`invalid JWT: unable to parse or verify signature${reason}`)
    })
  }

  async function callerOf({sub, session_id: sessionId}: Claims): Promise<Caller> {
    if (!sub) throw badJwt('invalid claim: missing sub claim')
    if (!isUuid(sub)) throw badJwt('invalid claim: sub claim must be a UUID', 400)
    const user = await findUserById(sql, sub)
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    if (!sessionId) return {user, session: undefined}
    if (!isUuid(sessionId)) throw badJwt('invalid claim: session_id claim must be a UUID')
    const session = await findSession(sql, sessionId)
    if (session) return {user, session}
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }

  return {
    /** @throws {AuthError} 401 or 403 when nobody is logged in, or the session was ended, or the account is banned */
    async requireUser(request: Request): Promise<Caller> {
      const caller = await callerOf(await claimsOf(request))
      if (isBanned(caller.user)) throw new AuthError(403, 'user_banned', 'User is banned')
      return caller
    },

    /** @throws {AuthError} 401 or 403 without the secret key */
    async requireAdmin(request: Request): Promise<void> {
      const claims = await claimsOf(request)
      if (claims.session_id) await callerOf(claims)
      if (!adminRoles.includes(claims.role)) throw new AuthError(403, 'not_admin', 'User not allowed')
    },
  }
}

const adminRoles: string[] = ['service_role', 'supabase_admin']

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

const badJwt = (message: string, status = 403) => new AuthError(status, 'bad_jwt', message)

import {signJwt} from '../jwt.ts'
import type {RequestSource} from './request-source.ts'
import {userResponse} from './user-response.ts'
import type {Database, User} from './users.ts'

interface Issued {
  user: User
  sessionId: string
  refreshToken: string
}

interface AccessTokens {
  jwtSecret: string
  expirySeconds: number
}

export async function tokenResponse(
  sql: Database,
  {user, sessionId, refreshToken}: Issued,
  {apiUrl}: RequestSource,
  {jwtSecret, expirySeconds}: AccessTokens,
) {
  const amr = await sql<{method: string; timestamp: number}[]>`
    select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`
  const issuedAt = Math.floor(Date.now() / 1000)
  const expiresAt = issuedAt + expirySeconds
  const claims = {
    iss: apiUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role as 'authenticated',
    aal: 'aal1',
    amr: [...amr],
    session_id: sessionId,
    is_anonymous: user.is_anonymous,
  }
  return {
    access_token: await signJwt(claims, jwtSecret),
    token_type: 'bearer',
    expires_in: expirySeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userResponse(user),
  }
}

import type {Access} from '../access.ts'
import {signJwt} from '../jwt.ts'

const LIFETIME_S = 3600
const RENEW_BEFORE_S = 600

/** PostgREST needs a JWT in place of an API key. A token is signed once and renewed ten minutes before it expires. */
export function createKeyTokens(jwtSecret: string): (role: Access['keyRole']) => Promise<string> {
  const tokens = new Map<Access['keyRole'], {token: Promise<string>; exp: number}>()

  return (role) => {
    const now = Math.floor(Date.now() / 1000)
    const known = tokens.get(role)
    if (known && known.exp - RENEW_BEFORE_S > now) return known.token
    const exp = now + LIFETIME_S
    const token = signJwt({iss: 'supabase', role, iat: now, exp}, jwtSecret)
    tokens.set(role, {token, exp})
    return token
  }
}

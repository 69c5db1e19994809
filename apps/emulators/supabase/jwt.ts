import {jwtVerify, SignJWT} from 'jose'

export type ApiRole = 'anon' | 'authenticated' | 'service_role'

/** The claims of an access token, as Supabase Auth issues them and `auth.jwt()` returns them. */
export interface Claims {
  role: ApiRole
  /** The user's id; absent from the tokens that stand for an API key. */
  sub?: string
  session_id?: string
  exp?: number
  [claim: string]: unknown
}

const key = (secret: string) => new TextEncoder().encode(secret)

export function signJwt(claims: Claims, secret: string): Promise<string> {
  return new SignJWT({...claims}).setProtectedHeader({alg: 'HS256', typ: 'JWT'}).sign(key(secret))
}

/** @throws {Error} of `jose` when the token is malformed, expired or signed with another secret */
export async function verifyJwt(token: string, secret: string): Promise<Claims> {
  const {payload} = await jwtVerify<Claims>(token, key(secret), {algorithms: ['HS256']})
  return payload
}

import {jwtVerify, SignJWT} from 'jose'

export type ApiRole = 'anon' | 'authenticated' | 'service_role'

export interface Claims {
  role: ApiRole
  /** Tokens that stand for an API key have no user. */
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

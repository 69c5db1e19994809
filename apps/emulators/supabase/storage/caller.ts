import type {ApiKeys} from '../access.ts'
import {verifyJwt, type Claims} from '../jwt.ts'
import {errors} from './storage-error.ts'

export interface Caller {
  claims: Claims
  /** It is empty for an API key. */
  token: string
}

export const anonymous: Caller = {claims: {role: 'anon'}, token: ''}
export const service: Caller = {claims: {role: 'service_role'}, token: ''}

/** @throws {StorageError} without key and token, or when the token is malformed, expired or forged */
export async function readCaller(
  {headers}: Request,
  {publishableKey, secretKey, jwtSecret}: ApiKeys & {jwtSecret: string},
): Promise<Caller> {
  const authorization = (headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '')
  const apiKey = headers.get('apikey') ?? ''
  const token = authorization.startsWith('sb_') ? '' : authorization
  if (!token && apiKey === secretKey) return service
  if (!token && apiKey === publishableKey) return anonymous
  try {
    const claims = await verifyJwt(token || apiKey, jwtSecret)
    return {claims: {...claims, role: claims.role ?? 'anon'}, token}
  } catch (error) {
    throw errors.accessDenied(error instanceof Error ? error.message : 'Invalid JWT')
  }
}

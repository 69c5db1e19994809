import {SignJWT} from 'jose'
import * as z from 'zod'
import {verifyJwt} from '../jwt.ts'
import {readQuery} from './request-body.ts'
import {errors, StorageError} from './storage-error.ts'

const UPLOAD_SECONDS = 2 * 60 * 60
/** A later time in milliseconds is not an exact number. */
const LATEST_EXPIRY = Math.floor(Number.MAX_SAFE_INTEGER / 1000)

type Scope = 'download' | 'upload'

interface ObjectPath {
  bucket: string
  name: string
}

const withToken = z.object({token: z.string()})

/** Returns a path and query, relative to the service. `expiresIn` is in seconds. */
export async function signDownload(
  {bucket, name}: ObjectPath,
  expiresIn: number,
  secret: string,
): Promise<string> {
  const url = `${bucket}/${name}`
  return `/object/sign/${url}?token=${await sign({url, scope: 'download'}, expiresIn, secret)}`
}

/** Anybody can upload the object with this token for two hours. */
export function signUpload(
  {bucket, name, isUpsert, owner}: ObjectPath & {isUpsert: boolean; owner?: string},
  secret: string,
): Promise<string> {
  const claims = {owner, url: `${bucket}/${name}`, upsert: isUpsert, scope: 'upload'}
  return sign(claims, UPLOAD_SECONDS, secret)
}

/** @throws {StorageError} unless the token is for this object and scope */
export async function verifySignature(
  request: Request,
  {bucket, name}: ObjectPath,
  scope: Scope,
  secret: string,
) {
  const {token} = readQuery(request, withToken)
  const claims = await verifyJwt(token, secret).catch((error: unknown) => {
    throw new StorageError(400, 'InvalidJWT', error instanceof Error ? error.message : 'Invalid JWT')
  })
  if (claims.scope !== scope) throw invalidSignature(`Token is not scoped for ${scope}`)
  if (claims.url !== `${bucket}/${name}`) throw invalidSignature('Invalid signature')
  return {
    owner: typeof claims.owner === 'string' ? claims.owner : undefined,
    isUpsert: claims.upsert === true,
    expires: new Date(Number(claims.exp) * 1000),
  }
}

/** @throws {StorageError} when the time is too far away to be written */
export function checkExpiry(expiresIn: number): void {
  if (expiresIn > LATEST_EXPIRY - Date.now() / 1000) throw errors.invalidParameter('expiresIn')
}

const invalidSignature = (message: string) => new StorageError(400, 'InvalidSignature', message)

function sign(claims: Record<string, unknown>, expiresIn: number, secret: string) {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({alg: 'HS256'})
    .setIssuedAt(now)
    .setExpirationTime(now + expiresIn)
    .sign(new TextEncoder().encode(secret))
}

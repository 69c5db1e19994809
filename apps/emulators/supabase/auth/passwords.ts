import {compare, hash as bcryptHash} from 'bcryptjs'
import {randomBytes} from 'node:crypto'
import {AuthError, validationFailed} from './auth-error.ts'

const COST = 10
/** bcrypt ignores the bytes after these. */
export const MAX_PASSWORD_BYTES = 72

export const hashPassword = (password: string): Promise<string> => bcryptHash(password, COST)

export const randomPassword = () => randomBytes(33).toString('base64url')

const nobodysHash = hashPassword(randomPassword())

/** Takes as long for an account without a password, or for none, as for any other. */
export async function matchesPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const isMatch = await compare(password, hash || (await nobodysHash))
  return isMatch && Boolean(hash)
}

/** @throws {AuthError} 400 for one that bcrypt would cut, 422 for a short one */
export function checkPasswordStrength(password: string, minimumLength: number): void {
  const length = Buffer.byteLength(password)
  if (length > MAX_PASSWORD_BYTES)
    throw validationFailed(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`)
  if (length >= minimumLength) return
  const message = `Password should be at least ${minimumLength} characters.`
  throw new AuthError(422, 'weak_password', message, ['length'])
}

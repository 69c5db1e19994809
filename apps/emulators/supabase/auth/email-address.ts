import {validationFailed} from './auth-error.ts'

const atoms = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const format = new RegExp(`^${atoms}@${atoms}$`, 'i')

/** Addresses are unique in lower case. @throws {AuthError} 400 */
export function normaliseEmail(email: string): string {
  if (email === '') throw validationFailed('An email address is required')
  if (Buffer.byteLength(email) > 255) throw validationFailed('An email address is too long')
  if (!format.test(email)) throw validationFailed('Unable to validate email address: invalid format')
  return email.toLowerCase()
}

import {localValues} from '#/storage/browser-storage.ts'

const KEY = 'sign-up'

/** The answer to the last attempt may have been lost, although it made the account. */
let attempt: {of: string; secret: string} | undefined

/**
 * Stores a secret and resolves to its SHA-256 for the sign-up. The secret later proves that this browser chose the
 * password and the names. Resolves to undefined where the browser cannot store or hash it.
 */
export async function proveSignUp(email: string, password: string): Promise<string | undefined> {
  const of = JSON.stringify([email, password])
  if (attempt?.of !== of) attempt = {of, secret: toHex(crypto.getRandomValues(new Uint8Array(32)))}
  const {secret} = attempt
  // Browsers hash only on pages that were sent over HTTPS.
  if (!('subtle' in crypto) || !localValues.write(KEY, secret)) return undefined
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}

/** A further sign-up gets a secret of its own. */
export function endSignUpAttempt(): void {
  attempt = undefined
}

export const signUpSecret = (): string | null => localValues.read(KEY)

export const forgetSignUpSecret = (): void => localValues.remove(KEY)

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

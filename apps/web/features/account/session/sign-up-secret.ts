import {localValues} from '#/storage/browser-storage.ts'

const KEY = 'sign-up'

/** The last attempt of this page. Its answer may have been lost, although it made the account. */
let attempt: {of: string; secret: string} | undefined

/**
 * Keeps a secret in this browser, in place of that of an earlier sign-up, and resolves to its SHA-256, which the sign-up
 * sends along: after the link from the email, the secret proves that password and names were chosen here. Undefined where
 * the browser cannot keep or hash it.
 */
export async function proveSignUp(email: string, password: string): Promise<string | undefined> {
  const of = JSON.stringify([email, password])
  if (attempt?.of !== of) attempt = {of, secret: toHex(crypto.getRandomValues(new Uint8Array(32)))}
  const {secret} = attempt
  // Only a page that was sent over HTTPS can hash.
  if (!('subtle' in crypto) || !localValues.write(KEY, secret)) return undefined
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))))
}

/** Once the account is made, a further sign-up is one of its own. */
export function endSignUpAttempt(): void {
  attempt = undefined
}

/** The secret of the last sign-up in this browser. */
export const signUpSecret = (): string | null => localValues.read(KEY)

export const forgetSignUpSecret = (): void => localValues.remove(KEY)

const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

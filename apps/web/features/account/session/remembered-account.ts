import {localValues} from '#/storage/browser-storage.ts'

const KEY = 'has-account'

/** Remembers that this browser was used with an account, so that log-in is offered before sign-up. */
export function rememberAccount(): void {
  localValues.write(KEY, 'yes')
}

/** Leaves no mark of the account, once the user has logged out or the account is deleted. */
export function forgetAccount(): void {
  localValues.remove(KEY)
}

export function hasRememberedAccount(): boolean {
  return localValues.read(KEY) !== null
}

const KEY = 'has-account'

/** Remembers that this browser was used with an account, so that log-in is offered before sign-up. */
export function rememberAccount(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Storage is blocked: the dialog opens on the sign-up tab.
  }
}

export function hasRememberedAccount(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

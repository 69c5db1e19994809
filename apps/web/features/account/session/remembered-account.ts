const KEY = 'has-account'

/** Remembers that somebody using this browser has an account, so that it is offered log-in before sign-up. */
export function rememberAccount(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Storage is blocked: sign-up comes first, with log-in one tab away.
  }
}

export function hasRememberedAccount(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

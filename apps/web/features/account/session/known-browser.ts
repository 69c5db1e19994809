const KEY = 'has-account'

/** Remembers that somebody here has an account, so that the log-in is offered and not the sign-up. */
export function rememberAccount(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Then the sign-up is offered, with the log-in beside it.
  }
}

export function isKnownBrowser(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

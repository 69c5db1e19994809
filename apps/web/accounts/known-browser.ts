const KEY = 'has-account'

/** Remembers that somebody has an account here, so that they are offered the log-in and not the sign-up. */
export function rememberAccount(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Then the sign-up is offered, with the log-in beside it.
  }
}

export function hasLoggedInBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

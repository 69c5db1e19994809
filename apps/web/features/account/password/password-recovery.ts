const KEY = 'password-recovery'

/** Whoever comes from the link in the mail may set a new password in this tab, without the old one. */
export function startPasswordRecovery(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // Then the page offers another mail.
  }
}

export function isRecoveringPassword(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function endPasswordRecovery(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // It was not kept either.
  }
}

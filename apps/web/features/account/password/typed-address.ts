let typed = ''

/** Keeps the address that was typed to log in for the form that requests a new password, until the page is loaded anew. */
export function keepTypedAddress(email: string): void {
  typed = email.trim()
}

export const typedAddress = (): string => typed

const EVENT = 'logged-out'

let isExpected = false

/** Marks the next log-out as the visitor's own, so that it is not announced. */
export function expectLogOut(): void {
  isExpected = true
}

/** Announces that the session has ended, unless the visitor has just logged out in this tab. */
export function announceLogOut(): void {
  if (!isExpected) dispatchEvent(new Event(EVENT))
  isExpected = false
}

/**
 * Calls the listener when the session ends unexpectedly: it has expired, was revoked, or was logged out in another tab.
 * Returns a function that unsubscribes.
 */
export function onUnexpectedLogOut(listener: () => void): () => void {
  addEventListener(EVENT, listener)
  return () => removeEventListener(EVENT, listener)
}

const FORGOTTEN = 'account-forgotten'

/** Tells this tab that nothing of the account may stay: somebody has logged out on purpose, or the account is deleted. */
export function announceForgetting(): void {
  dispatchEvent(new Event(FORGOTTEN))
}

/** Calls the listener when nothing of the account may stay in this tab. Returns a function that unsubscribes. */
export function onForgetting(listener: () => void): () => void {
  addEventListener(FORGOTTEN, listener)
  return () => removeEventListener(FORGOTTEN, listener)
}

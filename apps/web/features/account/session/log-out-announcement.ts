const EVENT = 'logged-out'

let isExpected = false

/** Marks the next log-out as asked for by the visitor, so that it is not announced. */
export function expectLogOut(): void {
  isExpected = true
}

/** Announces that the session has ended, unless the visitor has just logged out in this tab. */
export function announceLogOut(): void {
  if (!isExpected) dispatchEvent(new Event(EVENT))
  isExpected = false
}

/**
 * Calls the listener when the session ends by itself: expired, revoked, or logged out in another tab. Returns how to
 * unsubscribe.
 */
export function onUnexpectedLogOut(listener: () => void): () => void {
  addEventListener(EVENT, listener)
  return () => removeEventListener(EVENT, listener)
}

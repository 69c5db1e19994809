const EVENT = 'logged-out'

let isExpected = false

/** Marks the next log-out as the visitor's own, so that it is not announced. */
export function expectLogOut(): void {
  isExpected = true
}

export function announceLogOut(): void {
  if (!isExpected) dispatchEvent(new Event(EVENT))
  isExpected = false
}

/** Calls the listener when the session expires, is revoked or ends in another tab. Returns an unsubscriber. */
export function onUnexpectedLogOut(listener: () => void): () => void {
  addEventListener(EVENT, listener)
  return () => removeEventListener(EVENT, listener)
}

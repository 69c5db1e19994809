const EVENT = 'logged-out'

let isOwnWish = false

/** From now until the next announcement, being logged out is what the visitor wants. */
export function expectLogOut(): void {
  isOwnWish = true
}

/** Tells the page that the session ended, unless the visitor has just asked for it here. */
export function announceLogOut(): void {
  if (!isOwnWish) dispatchEvent(new Event(EVENT))
  isOwnWish = false
}

/** Calls the listener when the session ends by itself: expired, revoked, or logged out in another tab. */
export function onUnexpectedLogOut(listener: () => void): () => void {
  addEventListener(EVENT, listener)
  return () => removeEventListener(EVENT, listener)
}

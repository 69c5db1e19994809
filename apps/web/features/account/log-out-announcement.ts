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

const FORGOTTEN = 'account-forgotten'

/** Announces that this tab must drop everything of the account: the user has logged out, or the account is deleted. */
export function announceForgetting(): void {
  dispatchEvent(new Event(FORGOTTEN))
}

/** Returns a function that unsubscribes. */
export function onForgetting(listener: () => void): () => void {
  addEventListener(FORGOTTEN, listener)
  return () => removeEventListener(FORGOTTEN, listener)
}

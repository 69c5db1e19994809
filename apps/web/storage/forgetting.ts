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

export type AccountTab = 'signUp' | 'logIn'

const EVENT = 'open-account-dialog'

/** Opens the log-in and sign-up dialog from anywhere on the page. */
export function openAccountDialog(tab: AccountTab = 'signUp'): void {
  dispatchEvent(new CustomEvent<AccountTab>(EVENT, {detail: tab}))
}

/** Calls the listener when the dialog should open. Returns a function that unsubscribes. */
export function onOpenAccountDialog(listener: (tab: AccountTab) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail === 'logIn' ? 'logIn' : 'signUp')
  }
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}

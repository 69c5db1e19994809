export type AccountTab = 'signUp' | 'logIn'

const EVENT = 'open-account-dialog'

/** Opens the dialog for signing up and logging in, from anywhere on the page. */
export function openAccountDialog(tab: AccountTab = 'signUp'): void {
  dispatchEvent(new CustomEvent<AccountTab>(EVENT, {detail: tab}))
}

/** Calls the listener when somebody wants the dialog, until the returned function is called. */
export function onOpenAccountDialog(listener: (tab: AccountTab) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail === 'logIn' ? 'logIn' : 'signUp')
  }
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}

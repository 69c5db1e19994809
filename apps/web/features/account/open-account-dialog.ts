export type AccountTab = 'signUp' | 'logIn'

const EVENT = 'open-account-dialog'

export function openAccountDialog(tab: AccountTab = 'signUp'): void {
  dispatchEvent(new CustomEvent<AccountTab>(EVENT, {detail: tab}))
}

/** Returns a function that unsubscribes. */
export function onOpenAccountDialog(listener: (tab: AccountTab) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail === 'logIn' ? 'logIn' : 'signUp')
  }
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}

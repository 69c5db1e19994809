export type AccountTab = 'signUp' | 'logIn'

export interface AccountRequest {
  tab: AccountTab
  /** Why one is asked for an account. */
  notice?: string | undefined
}

const EVENT = 'open-account-dialog'

export function openAccountDialog(tab: AccountTab = 'signUp', notice?: string): void {
  dispatchEvent(new CustomEvent<AccountRequest>(EVENT, {detail: {tab, notice}}))
}

/** Returns a function that unsubscribes. */
export function onOpenAccountDialog(listener: (request: AccountRequest) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as AccountRequest)
  }
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}

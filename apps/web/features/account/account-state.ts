/** Who looks at the page. `loading` until the stored session has been read, and on the server. */
export type Account =
  | {status: 'loading'}
  | {status: 'signedOut'}
  | {status: 'signedIn'; id: string; email: string; firstName: string | null; isAdmin: boolean}

export const loadingAccount: Account = {status: 'loading'}

let account: Account = loadingAccount
const listeners = new Set<() => void>()

export function getAccount(): Account {
  return account
}

export function setAccount(next: Account): void {
  if (JSON.stringify(next) === JSON.stringify(account)) return
  account = next
  for (const listener of listeners) listener()
}

/** Calls the listener after each change, until the returned function is called. */
export function subscribeToAccount(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import type {PartialRole} from '@site/schemas/roles'

/** The account is `loading` on the server, until the stored session has been read, and just after a log-in. */
export type Account = {status: 'loading'} | {status: 'loggedOut'} | LoggedInAccount

export interface LoggedInAccount extends Rights {
  status: 'loggedIn'
  id: string
  email: string
  firstName: string | null
  lastName: string | null
}

/** Rights only decide what is shown: the database protects the data. */
export interface Rights {
  isAdmin: boolean
  roles: PartialRole[]
}

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

/** Returns a function that unsubscribes. */
export function onAccountChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function userIdOf(visitor: Account): string | null {
  return visitor.status === 'loggedIn' ? visitor.id : null
}

/** An admin has every role. */
export function hasRole(visitor: Account, role: PartialRole): boolean {
  return visitor.status === 'loggedIn' && (visitor.isAdmin || visitor.roles.includes(role))
}

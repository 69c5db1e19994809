import type {Account} from '#/features/account/use-account.ts'
import {anonymousId, storedAnonymousId} from './anonymous-id.ts'

/** Who likes or reports something, as the database knows them. */
export interface Visitor {
  id: string
  /** What the request carries in addition to the session. */
  headers: Record<string, string>
}

/** The visitor who is about to write something: an anonymous one gets an id now. */
export function writingVisitor(userId: string | null): Visitor {
  return userId ? signedIn(userId) : anonymous(anonymousId())
}

/** The visitor if they can have written something already. */
export function knownVisitor(userId: string | null): Visitor | null {
  if (userId) return signedIn(userId)
  const id = storedAnonymousId()
  return id ? anonymous(id) : null
}

/** The account's id, or null for somebody who has not logged in. */
export function userIdOf(account: Account): string | null {
  return account.status === 'signedIn' ? account.id : null
}

function signedIn(id: string): Visitor {
  return {id, headers: {}}
}

function anonymous(id: string): Visitor {
  return {id, headers: {'x-anonymous-id': id}}
}

const STORAGE_KEY = 'anonymous-id'
const LENGTH = 20
const pattern = /^anon_\d{13}_[a-z0-9]{10,40}$/

/** Who likes or reports something, as the database identifies them. */
export interface Visitor {
  /** The account's id or, for a visitor without an account, the anonymous one. */
  id: string
  isAnonymous: boolean
}

/** The visitor who is about to write something: an anonymous one gets an id now. */
export function getOrCreateVisitor(userId: string | null): Visitor {
  return userId ? {id: userId, isAnonymous: false} : {id: getOrCreateAnonymousId(), isAnonymous: true}
}

/** The visitor, if they can have written something before; null otherwise. */
export function findVisitor(userId: string | null): Visitor | null {
  if (userId) return {id: userId, isAnonymous: false}
  const id = findAnonymousId()
  return id ? {id, isAnonymous: true} : null
}

/** Adds the header that the database's policies compare with an anonymous visitor's id; an account has its session. */
export function asVisitor<Query extends {setHeader: (name: string, value: string) => unknown}>(
  query: Query,
  {id, isAnonymous}: Visitor,
): Query {
  if (isAnonymous) query.setHeader('x-anonymous-id', id)
  return query
}

let unstored: string | undefined

/** Made on first use and kept in local storage or, where storage is blocked, until the page is left. */
export function getOrCreateAnonymousId(): string {
  const known = findAnonymousId() ?? unstored
  if (known) return known
  const made = createAnonymousId()
  try {
    localStorage.setItem(STORAGE_KEY, made)
  } catch {
    unstored = made
  }
  return made
}

/** The anonymous id of this browser, if it has one of the right form. */
export function findAnonymousId(): string | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored && pattern.test(stored) ? stored : null
  } catch {
    return unstored ?? null
  }
}

/** `anon_`, the time in milliseconds, and twenty random letters and digits. */
export function createAnonymousId(): string {
  return `anon_${Date.now()}_${randomText()}`
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'

function randomText() {
  let text = ''
  while (text.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      // Bytes past the last whole round of the alphabet would make its first letters likelier.
      if (byte < 252 && text.length < LENGTH) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}

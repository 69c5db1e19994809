import {localValues} from '#/storage/browser-storage.ts'

const STORAGE_KEY = 'anonymous-id'
const LENGTH = 20
const pattern = /^anon_\d{13}_[a-z0-9]{10,40}$/

/** A visitor who likes or reports something, as identified in the database. */
export interface Visitor {
  /** The account's id or, for a logged-out visitor, the anonymous id. */
  id: string
  isAnonymous: boolean
}

/** The visitor, with an anonymous id created if they have none. For writing. */
export function getOrCreateVisitor(userId: string | null): Visitor {
  return userId ? {id: userId, isAnonymous: false} : {id: getOrCreateAnonymousId(), isAnonymous: true}
}

/** The visitor; null without an account or anonymous id, in which case they have never written anything. */
export function findVisitor(userId: string | null): Visitor | null {
  if (userId) return {id: userId, isAnonymous: false}
  const id = findAnonymousId()
  return id ? {id, isAnonymous: true} : null
}

/** Adds the header by which policies identify an anonymous visitor; a logged-in one is identified by the session. */
export function asVisitor<Query extends {setHeader: (name: string, value: string) => unknown}>(
  query: Query,
  {id, isAnonymous}: Visitor,
): Query {
  if (isAnonymous) query.setHeader('x-anonymous-id', id)
  return query
}

/** Used if storage is blocked. */
let idOfPage: string | undefined

/** The anonymous id, created on first use. In local storage or, if that is blocked, in memory. */
export function getOrCreateAnonymousId(): string {
  const known = findAnonymousId()
  if (known) return known
  const created = createAnonymousId()
  if (!localValues.write(STORAGE_KEY, created)) idOfPage = created
  return created
}

/** The anonymous id of this browser; null if there is none or it is invalid. */
export function findAnonymousId(): string | null {
  const stored = localValues.read(STORAGE_KEY)
  return stored && pattern.test(stored) ? stored : (idOfPage ?? null)
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
      // Bytes from 252 on would favour the first letters of the alphabet, since 252 is a multiple of its length.
      if (byte < 252 && text.length < LENGTH) text += alphabet[byte % alphabet.length]
    }
  }
  return text
}

import {localValues} from '#/storage/browser-storage.ts'

const STORAGE_KEY = 'anonymous-id'
const LENGTH = 20
const pattern = /^anon_\d{13}_?[a-z0-9]{6,40}$/

/** The database identifies a visitor who likes or reports something by this. */
export interface Visitor {
  /** The id is the account's or, for a logged-out visitor, the anonymous one. */
  id: string
  isAnonymous: boolean
}

/** Writing needs an id, so an anonymous one is created if there is none. */
export function getOrCreateVisitor(userId: string | null): Visitor {
  return userId ? {id: userId, isAnonymous: false} : {id: getOrCreateAnonymousId(), isAnonymous: true}
}

/** A visitor without an account or anonymous id has never written anything: then it is null. */
export function findVisitor(userId: string | null): Visitor | null {
  if (userId) return {id: userId, isAnonymous: false}
  const id = findAnonymousId()
  return id ? {id, isAnonymous: true} : null
}

/** Policies identify an anonymous visitor by this header, a logged-in one by the session. */
export function asVisitor<Query extends {setHeader: (name: string, value: string) => unknown}>(
  query: Query,
  {id, isAnonymous}: Visitor,
): Query {
  if (isAnonymous) query.setHeader('x-anonymous-id', id)
  return query
}

/** It is used if storage is blocked. */
let idOfPage: string | undefined

/** The id is created on first use, in local storage or, if that is blocked, in memory. */
export function getOrCreateAnonymousId(): string {
  const known = findAnonymousId()
  if (known) return known
  const created = createAnonymousId()
  if (!localValues.write(STORAGE_KEY, created)) idOfPage = created
  return created
}

/** The result is null if there is no id or it is invalid. */
export function findAnonymousId(): string | null {
  const stored = localValues.read(STORAGE_KEY)
  return stored && pattern.test(stored) ? stored : (idOfPage ?? null)
}

/** The id is `anon_`, the time in milliseconds, and twenty random letters and digits. */
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

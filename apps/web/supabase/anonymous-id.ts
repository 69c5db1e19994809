const STORAGE_KEY = 'anonymous-id'
const LENGTH = 20
const pattern = /^anon_\d{13}_[a-z0-9]{10,40}$/

let unstored: string | undefined

/** Who a visitor without an account is: made on the first use and kept in local storage, or, where that is closed, until the page is left. */
export function anonymousId(): string {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    if (stored && pattern.test(stored)) return stored
    const made = makeAnonymousId()
    localStorage.setItem(STORAGE_KEY, made)
    return made
  } catch {
    return (unstored ??= makeAnonymousId())
  }
}

/** The id that the browser has kept, if it has. */
export function storedAnonymousId(): string | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return stored && pattern.test(stored) ? stored : null
  } catch {
    return unstored ?? null
  }
}

/** `anon_`, the time in milliseconds, and twenty random letters and digits. */
export function makeAnonymousId(): string {
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

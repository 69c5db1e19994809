/** Without 0 and O, 1 and I, which look alike. The database takes no other codes. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

const codePattern = new RegExp(`^[${alphabet}]{${LENGTH}}$`)

/** Next gives an error of the server a digest, which the page gets too: the same code is on the page and in the log. */
export function codeOfDigest(digest: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => codeOfNumber(hash(digest, seed))).join('')
}

export function randomErrorCode(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), letterOf).join('')
}

/** Reads a code as people write it: in small letters, with spaces or a dash. */
export function readErrorCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return codePattern.test(code) ? code : undefined
}

export function digestOf(error: unknown): string | undefined {
  const digest: unknown = typeof error === 'object' && error && 'digest' in error ? error.digest : undefined
  return typeof digest === 'string' && digest !== '' ? digest : undefined
}

/** FNV-1a, of 32 bits. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

const codeOfNumber = (value: number) =>
  Array.from({length: LENGTH / 2}, (_, place) => letterOf(value >>> (place * 5))).join('')

const letterOf = (value: number) => alphabet.charAt(value & 31)

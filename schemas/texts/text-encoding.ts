/**
 * Reads a text in UTF-8, UTF-16, or else in windows-1257 or windows-1252, of which the one is taken whose letters are
 * more probable in a list of Lithuanians. Returns null for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  return text.includes('\0') ? null : text
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const marks = zerosAt(bytes)
  if (marks.odd > 0.3 && marks.even < 0.1) return 'utf-16le'
  if (marks.even > 0.3 && marks.odd < 0.1) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : legacyEncoding(bytes)
}

/** In UTF-16, every other byte of Latin letters is zero. */
function zerosAt(bytes: Uint8Array): {even: number; odd: number} {
  const sample = bytes.subarray(0, 4000)
  const share = (parity: number) =>
    sample.filter((byte, index) => index % 2 === parity && byte === 0).length / Math.max(1, sample.length / 2)
  return {even: share(0), odd: share(1)}
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Whose letters are the more probable ones in a list of Lithuanians. */
function legacyEncoding(bytes: Uint8Array): string {
  const letters = new TextDecoder('windows-1257').decode(bytes).match(/(?![a-z])\p{L}/giu) ?? []
  const own = letters.filter((letter) => /[ąčęėįšųūž]/i.test(letter))
  return own.length > letters.length / 2 ? 'windows-1257' : 'windows-1252'
}

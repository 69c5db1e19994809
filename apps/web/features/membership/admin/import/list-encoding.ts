/** ė š ų ū ž as windows-1257 has them, small and capital. In windows-1252 these are letters that few names have. */
const lithuanian = new Set([0xcb, 0xd0, 0xd8, 0xdb, 0xde, 0xeb, 0xf0, 0xf8, 0xfb, 0xfe])

/** ą č ę į in windows-1257, à è æ á in windows-1252. */
const ofEither = new Set([0xc0, 0xc1, 0xc6, 0xc8, 0xe0, 0xe1, 0xe6, 0xe8])

/** These have the same letter in windows-1252: ä é ó õ ö ü ß and their capitals. */
const sameInBoth = new Set([
  0xc4, 0xc5, 0xc9, 0xd3, 0xd5, 0xd6, 0xd7, 0xdc, 0xdf, 0xe4, 0xe5, 0xe9, 0xf3, 0xf5, 0xf6, 0xf7, 0xfc,
])

/** Š Ž š ž and Œ œ Ÿ, which windows-1257 does not have there. */
const onlyWestern = new Set([0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f])

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

function legacyEncoding(bytes: Uint8Array): string {
  let baltic = 0
  let western = 0
  let either = 0
  for (const byte of bytes) {
    if (lithuanian.has(byte)) baltic += 1
    else if (ofEither.has(byte)) either += 1
    else if (onlyWestern.has(byte) || (byte >= 0xc0 && !sameInBoth.has(byte))) western += 1
  }
  return baltic > western || (western === 0 && either > 0) ? 'windows-1257' : 'windows-1252'
}

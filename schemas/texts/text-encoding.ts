const marks: readonly [string, string][] = [
  ['239,187,191', 'utf-8'],
  ['255,254', 'utf-16le'],
  ['254,255', 'utf-16be'],
]

/**
 * The encoding of a text: UTF-8, UTF-16, or else windows-1257 or windows-1252, of which the one is taken whose letters are
 * more probable where Lithuanians write.
 */
export function textEncoding(bytes: Uint8Array): string {
  const start = bytes.subarray(0, 3).join()
  const marked = marks.find(([mark]) => start.startsWith(mark))
  if (marked) return marked[1]
  // In UTF-16, every other byte of Latin letters is zero.
  const sample = bytes.subarray(0, 4000)
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zeros(1) > sample.length / 6 && zeros(0) < sample.length / 20) return 'utf-16le'
  if (zeros(0) > sample.length / 6 && zeros(1) < sample.length / 20) return 'utf-16be'
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(bytes)
    return 'utf-8'
  } catch {
    const letters = new TextDecoder('windows-1257').decode(bytes).match(/(?![a-z])\p{L}/giu) ?? []
    const own = letters.filter((letter) => /[ąčęėįšųūž]/i.test(letter))
    return own.length > letters.length / 2 ? 'windows-1257' : 'windows-1252'
  }
}

/** A file as the browser gives it. */
export function listFile(content: string | Uint8Array, name = 'nariai.csv'): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
}

/** Text in windows-1257 or windows-1252, of the letters that the tests write. */
export function legacyBytes(text: string, encoding: 'windows-1257' | 'windows-1252'): Uint8Array {
  const decoder = new TextDecoder(encoding)
  const bytes = new Map(
    Array.from({length: 256}, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte] as const),
  )
  return Uint8Array.from([...text], (letter) => bytes.get(letter) ?? 0x3f)
}

export function utf16Bytes(text: string, {isBigEndian, hasMark}: {isBigEndian: boolean; hasMark: boolean}) {
  const units = [...(hasMark ? '\uFEFF' : ''), ...text].map((letter) => letter.codePointAt(0) ?? 0)
  const view = new DataView(new ArrayBuffer(units.length * 2))
  for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, !isBigEndian)
  return new Uint8Array(view.buffer)
}

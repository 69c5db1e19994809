const binaryFormats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic'] as const

/** Formats that are told apart by what is in the file. */
export type PictureFormat = (typeof binaryFormats)[number] | 'svg'

const JPEG_START = '\xff\xd8\xff'
const PNG_START = '\x89PNG\r\n\x1a\n'

/** The format by the file's content, whatever its name and type say; undefined if it is no picture that the site can show. */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  const start = textAt(bytes, 0, 16)
  if (start.startsWith(JPEG_START)) return 'jpeg'
  if (start.startsWith(PNG_START)) return 'png'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^.{4}ftypavi[fs]/s.test(start)) return 'avif'
  if (/^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start)) return isAvif(bytes) ? 'avif' : 'heic'
  return /<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, SVG_HEAD))) ? 'svg' : undefined
}

/** How far into the file, in bytes, comments and declarations may push the beginning of a drawing. */
const SVG_HEAD = 10_000
/** A file of the general kind names the formats that it is compatible with in its first box. */
const isAvif = (bytes: Uint8Array) => textAt(bytes, 16, 48).includes('avif')

/** The bytes as text, one character each. */
export const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

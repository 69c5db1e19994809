const binaryFormats = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic'] as const

export type PictureFormat = (typeof binaryFormats)[number] | 'svg'

const JPEG_START = '\xff\xd8\xff'
const PNG_START = '\x89PNG\r\n\x1a\n'

/** Looks at the content only, whatever the file's name and type say. Returns undefined if the site cannot show it. */
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

/** Comments and declarations can move the beginning of a drawing this many bytes into the file. */
const SVG_HEAD = 10_000
/** The first box of a general file lists the formats that it is compatible with. */
const isAvif = (bytes: Uint8Array) => textAt(bytes, 16, 48).includes('avif')

/** Each byte becomes one character. */
export const textAt = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

import {orientationOf, UPRIGHT} from './orientation.ts'
import {textAt} from './picture-format.ts'

/** `Uint8Array<ArrayBuffer>`, for which the types of hosted functions have no name. */
export type Bytes = ReturnType<typeof Uint8Array.of>

export interface CleanPicture {
  parts: Bytes[]
  /** EXIF's orientation is 1 for an upright picture. */
  orientation: number
}

/** The file ends before the picture does, or its parts do not fit together. */
export class BrokenPicture extends Error {}

const cleaners = {jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp, gif: cleanGif}

export type CleanableFormat = keyof typeof cleaners

export const isCleanable = (format: string): format is CleanableFormat => Object.hasOwn(cleaners, format)

/**
 * Removes everything that is not needed to show the picture: place and time, camera, comments, previews and whatever
 * follows its end. Pixels and colour profile stay, byte for byte.
 *
 * @throws {BrokenPicture}
 */
export const withoutMetadata = (bytes: Bytes, format: CleanableFormat): CleanPicture =>
  cleaners[format](bytes)

const EOI = 0xd9
const SOS = 0xda

/** Readers need these application segments to decode the picture. */
const neededSegments: Partial<Record<number, string>> = {0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe'}
const COMMENT = 0xfe

function cleanJpeg(bytes: Bytes): CleanPicture {
  const parts = [bytes.subarray(0, 2)]
  let orientation = UPRIGHT
  for (let at = 2; ;) {
    if (bytes[at] !== 0xff) throw new BrokenPicture('No marker where one belongs')
    const marker = bytes[at + 1]
    if (marker === undefined) throw new BrokenPicture('No end')
    // Padding may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === EOI) return {parts: [...parts, bytes.subarray(at, at + 2)], orientation}
    let end = at + 2 + view(bytes, at + 2, 2).getUint16(0)
    const content = bytes.subarray(at + 4, end)
    if (marker === 0xe1 && textAt(content, 0, 6) === 'Exif\0\0')
      orientation = orientationOf(content.subarray(6))
    if (marker === SOS) end = endOfScan(bytes, end)
    if (end > bytes.length) throw new BrokenPicture('A segment is cut off')
    if (isNeeded(marker, content)) parts.push(bytes.subarray(at, end))
    at = end
  }
}

function isNeeded(marker: number, content: Bytes): boolean {
  if (marker === COMMENT) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const start = neededSegments[marker]
  return start !== undefined && textAt(content, 0, start.length) === start
}

/** The pixels end at a marker that is neither an escaped FF nor a restart marker. */
function endOfScan(bytes: Bytes, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new BrokenPicture('The pixels are cut off')
}

/** Critical chunks begin with a capital letter. The others named here change how the picture looks. */
const lookOfPng = /^(?:[A-Z]|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)/

function cleanPng(bytes: Bytes): CleanPicture {
  const parts = [bytes.subarray(0, 8)]
  let orientation = UPRIGHT
  for (let at = 8; ;) {
    const length = view(bytes, at, 8).getUint32(0)
    const name = textAt(bytes, at + 4, 4)
    const end = at + 12 + length
    if (end > bytes.length) throw new BrokenPicture('A chunk is cut off')
    if (name === 'eXIf') orientation = orientationOf(bytes.subarray(at + 8, at + 8 + length))
    if (lookOfPng.test(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return {parts, orientation}
    at = end
  }
}

const neededInWebp = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** These bits of a VP8X chunk announce EXIF and XMP. */
const METADATA_FLAGS = 0x0c

function cleanWebp(bytes: Bytes): CleanPicture {
  const whole = 8 + view(bytes, 4, 4).getUint32(0, true)
  if (whole > bytes.length) throw new BrokenPicture('The file is cut off')
  const chunks: Bytes[] = []
  let orientation = UPRIGHT
  for (let at = 12; at < whole;) {
    const length = view(bytes, at, 8).getUint32(4, true)
    const name = textAt(bytes, at, 4)
    const end = at + 8 + length + (length % 2)
    if (at + 8 + length > whole) throw new BrokenPicture('A chunk is cut off')
    const chunk = bytes.slice(at, end)
    if (name === 'EXIF') orientation = orientationOf(withoutExifStart(chunk.subarray(8)))
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~METADATA_FLAGS
    if (neededInWebp.has(name)) chunks.push(chunk)
    at = end
  }
  const header = bytes.slice(0, 12)
  const size = chunks.reduce((sum, {length}) => sum + length, 4)
  new DataView(header.buffer).setUint32(4, size, true)
  return {parts: [header, ...chunks], orientation}
}

/** Some programs begin WebP's EXIF as JPEG does. */
const withoutExifStart = (exif: Bytes) => (textAt(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif)

const GIF_HEADER = 13
const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
/** This bit announces a colour table, whose size is in the last three bits. */
const HAS_COLOURS = 0x80

function cleanGif(bytes: Bytes): CleanPicture {
  const header = GIF_HEADER + sizeOfColours(bytes[10])
  const parts = [bytes.subarray(0, header)]
  for (let at = header; ;) {
    const kind = bytes[at]
    if (kind === TRAILER) return {parts: [...parts, bytes.subarray(at, at + 1)], orientation: UPRIGHT}
    if (kind !== IMAGE && kind !== EXTENSION) throw new BrokenPicture('No block where one belongs')
    const data = kind === IMAGE ? at + 11 + sizeOfColours(bytes[at + 9]) : at + 2
    const end = endOfBlocks(bytes, data)
    const isNote = kind === EXTENSION && bytes[at + 1] === COMMENT
    const isXmp = kind === EXTENSION && textAt(bytes, at + 3, 8) === 'XMP Data'
    if (!isNote && !isXmp) parts.push(bytes.subarray(at, end))
    at = end
  }
}

const sizeOfColours = (flags = 0) => (flags & HAS_COLOURS ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(bytes: Bytes, start: number): number {
  for (let at = start; ;) {
    const length = bytes[at]
    if (length === undefined) throw new BrokenPicture('The pixels are cut off')
    at += length + 1
    if (length === 0) return at
  }
}

function view(bytes: Bytes, start: number, length: number): DataView {
  if (start + length > bytes.length) throw new BrokenPicture('The file is cut off')
  return new DataView(bytes.buffer, bytes.byteOffset + start, length)
}

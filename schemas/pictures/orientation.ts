export const UPRIGHT = 1

const ORIENTATION_TAG = 0x0112
const ENTRY_LENGTH = 12

/** Returns EXIF's orientation, from 1 to 8. An unreadable one counts as upright. */
export function orientationOf(exif: Uint8Array): number {
  try {
    const view = new DataView(exif.buffer, exif.byteOffset, exif.length)
    const isLittleEndian = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, isLittleEndian)
    const count = view.getUint16(directory, isLittleEndian)
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * ENTRY_LENGTH
      if (view.getUint16(entry, isLittleEndian) !== ORIENTATION_TAG) continue
      const orientation = view.getUint16(entry + 8, isLittleEndian)
      return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return UPRIGHT
}

export const isOnItsSide = (orientation: number): boolean => orientation >= 5

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

export function turning(orientation: number, width: number, height: number): Matrix {
  const turns: Partial<Record<number, Matrix>> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  }
  return turns[orientation] ?? [1, 0, 0, 1, 0, 0]
}

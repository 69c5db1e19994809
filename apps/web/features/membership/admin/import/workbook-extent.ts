/** A list of 5,000 people has some 6 MB when it is unpacked. */
const MOST_UNPACKED = 16_000_000

/** Of all sheets. A formula takes the most. */
const MOST_FILLED = 500_000

/** Beside cells and two parts of each filled one: texts, styles, relations, rows. The reader keeps each in some 300 bytes. */
const MOST_ELEMENTS = 500_000

/** All sheets, each as a rectangle as wide and as long as the largest. */
const MOST_CELLS = 2_000_000

/** Every sheet holds at most so much, filled or not, and the rest is empty. */
export interface WorkbookExtent {
  columns: number
  rows: number
  sheets: number
}

/** One byte may unpack to a thousand, and a decompressor unpacks all that it is given. */
const SLICE = 4096

/** What a workbook would take, told from its parts as they unpack. Null if that is more than a list of people needs. */
export async function workbookExtent(file: Uint8Array<ArrayBuffer>): Promise<WorkbookExtent | null> {
  const extent: WorkbookExtent = {columns: 0, rows: 0, sheets: 0}
  let [unpacked, filled, elements] = [0, 0, 0]
  for (const part of partsOf(file)) {
    if (!part) return null
    const text = new TextDecoder()
    let xml = ''
    for await (const bytes of unpackedPart(part)) {
      unpacked += bytes.length
      if (unpacked > MOST_UNPACKED) return null
      xml += text.decode(bytes, {stream: true})
    }
    // Any part may be named as a sheet, so none is spared for what it seems to be.
    const {columns, rows, cells, cellElements} = cellExtent(xml)
    filled += cells
    elements += elementCount(xml) - cellElements
    if (xml.includes('sheetData')) extent.sheets++
    extent.columns = Math.max(extent.columns, columns)
    extent.rows = Math.max(extent.rows, rows)
    const area = extent.columns * extent.rows * extent.sheets
    if (filled > MOST_FILLED || elements > MOST_ELEMENTS || area > MOST_CELLS) return null
  }
  return extent
}

interface Part {
  isCompressed: boolean
  bytes: Uint8Array<ArrayBuffer>
}

/** Those that the archive's directory names. What it says of their sizes is not believed. Null stands for one that cannot be followed, as in archives of 4 GB. */
function* partsOf(file: Uint8Array<ArrayBuffer>): Generator<Part | null> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at + 46 <= file.length; at++) {
    at = file.indexOf(0x50, at)
    if (at === -1 || at + 46 > file.length) return
    if (view.getUint32(at, true) !== 0x02_01_4b_50) continue
    const start = view.getUint32(at + 42, true)
    if (start + 30 > file.length) {
      yield null
      continue
    }
    const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    const isCompressed = view.getUint16(at + 10, true) !== 0
    const end = isCompressed ? file.length : data + view.getUint32(at + 20, true)
    yield {isCompressed, bytes: file.subarray(data, end)}
  }
}

/** Compressed data say themselves where they end. Damaged ones break off, which is for the reader to notice. */
async function* unpackedPart({isCompressed, bytes}: Part): AsyncGenerator<Uint8Array> {
  if (!isCompressed) return yield bytes
  let at = 0
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(at, (at += SLICE)))
      },
    },
    {highWaterMark: 0},
  )
  const reader = slices.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  try {
    for (;;) {
      const {done, value} = await reader.read()
      if (done) return
      yield value
    }
  } catch {
    // The next part follows.
  } finally {
    await reader.cancel().catch(() => null)
  }
}

function elementCount(xml: string): number {
  let count = 0
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at + 1)) if (xml[at + 1] !== '/') count++
  return count
}

const cellTags = /<(?:\w+:)?(row|c|f|v|is|t)\b([^<>]*?)(\/>|><\/|>)/g

/** How far its filled cells reach, and how many elements are cells and their values. Spreadsheets write formatted cells, too, up to the last column. */
function cellExtent(xml: string) {
  let [columns, rows, cells, emptyCells, values, row, column] = [0, 0, 0, 0, 0, 0, 0]
  for (const [, tag, attributes = '', end] of xml.matchAll(cellTags)) {
    if (tag !== 'row' && tag !== 'c') {
      values++
      continue
    }
    const [, letters = '', digits = ''] = /\br="([A-Z]*)(\d+)"/i.exec(attributes) ?? []
    if (tag === 'row') {
      row = Number(digits) || row + 1
      column = 0
      continue
    }
    column = letters ? columnNumber(letters) : column + 1
    if (end !== '>') {
      emptyCells++
      continue
    }
    cells++
    columns = Math.max(columns, column)
    rows = Math.max(rows, Number(digits) || row)
  }
  return {columns, rows, cells, cellElements: cells + emptyCells + Math.min(values, 2 * cells)}
}

const columnNumber = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 64, 0)

/** The letters of a column: 1 is A, 27 is AA. */
export const columnLetters = (column: number): string =>
  column > 0
    ? columnLetters(Math.floor((column - 1) / 26)) + String.fromCodePoint(65 + ((column - 1) % 26))
    : ''

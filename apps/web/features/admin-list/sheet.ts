import {londonIso, londonWallClock} from '@site/schemas/london-time/instant'
import type {CellStyle} from 'hucre'

/** The amount is in pence, or in hundredths of another currency. */
interface Sum {
  pence: number
}

export type Cell = string | number | Sum | Date | null

/** The first row is the heading. */
export type Sheet = readonly (readonly Cell[])[]

const isSum = (cell: Cell): cell is Sum =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date)

/** Follows RFC 4180: UTF-8 without byte order mark, commas, CRLF. Sums are pounds, instants ISO 8601 in London time. */
export async function toCsv(sheet: Sheet): Promise<string> {
  const {default: papaparse} = await import('papaparse')
  return `${papaparse.unparse(sheet.map((row) => row.map(plainCell)))}\r\n`
}

function plainCell(cell: Cell): string | number | null {
  if (cell instanceof Date) return londonIso(cell)
  return isSum(cell) ? (cell.pence / 100).toFixed(2) : cell
}

const font = {name: 'Calibri', size: 11}
const heading: CellStyle = {font: {...font, bold: true}, numFmt: '@'}
/** Text is formatted as text, so that a phone number keeps its zero and plus after somebody has edited it. */
const formats = {text: '@', number: '0', sum: '#,##0.00', instant: 'yyyy-mm-dd hh:mm'}

/** Texts are never formulas, sums are numbers, and instants are dates and times in London. */
export async function toXlsx(sheet: Sheet, name: string): Promise<Uint8Array<ArrayBuffer>> {
  const {writeXlsx} = await import('hucre/xlsx')
  const [headings = [], ...body] = sheet
  const file = await writeXlsx({
    sheets: [
      {
        name: sheetName(name),
        rows: sheet.map((row) => row.map(workbookCell)),
        columns: headings.map((_, column) => ({
          autoWidth: true,
          style: {font, numFmt: formats[kindOf(body.map((row) => row[column] ?? null))]},
        })),
        cells: new Map(headings.map((_, column) => [`0,${column}`, {style: heading}])),
        freezePane: {rows: 1},
      },
    ],
  })
  return new Uint8Array(file)
}

function kindOf(cells: Cell[]): keyof typeof formats {
  const first = cells.find((cell) => cell !== null && cell !== '')
  if (first instanceof Date) return 'instant'
  if (typeof first === 'number') return 'number'
  return first !== undefined && isSum(first) ? 'sum' : 'text'
}

/** A workbook takes this for the code of a character, such as `_x0041_` for A. */
const characterCode = /_(?=x[0-9a-f]{4}_)/gi

function workbookCell(cell: Cell): string | number | Date | null {
  // A workbook's times have no zone: these are London's.
  if (cell instanceof Date) return new Date(`${londonWallClock(cell)}Z`)
  if (typeof cell === 'string') return cell.replaceAll(characterCode, '_x005F_') || null
  return isSum(cell) ? cell.pence / 100 : cell
}

const MOST_IN_NAME = 31

const sheetName = (name: string) => name.replaceAll(/[[\]:*?/\\]/g, '-').slice(0, MOST_IN_NAME)

import type {CellValue, Sheet} from 'hucre'
import {textEncoding} from '@site/schemas/texts/text-encoding'

export const MOST_ROWS = 5000
export const MOST_MEGABYTES = 5
export const MOST_COLUMNS = 200
const MOST_UNPACKED = 100_000_000

/** What stands in the place of a formula whose result the file does not have. */
export const WITHOUT_RESULT = '#N/A'

/** The numbers are those of a spreadsheet: the first row is 1, and empty rows count. */
export interface TableRow {
  line: number
  cells: readonly string[]
  /** A spreadsheet hides rows, or a filter does. */
  isHidden?: boolean
  /** The columns in which the row shares a merged cell with the row above it. */
  merged?: readonly number[]
}

/** The name is empty in a text. */
export interface ListSheet {
  name: string
  isHidden: boolean
  rows: TableRow[]
}

/**
 * `notList`: a picture, a PDF, a web page. `locked`: a workbook with a password. `otherWorkbook`: one that Excel wrote
 * before 2007, or of another program.
 */
export type ListFault = 'empty' | 'tooBig' | 'notList' | 'locked' | 'otherWorkbook'

/** All sheets with rows. */
export type ListResult = {ok: true; sheets: ListSheet[]} | {ok: false; fault: ListFault}

const refused = (fault: ListFault): ListResult => ({ok: false, fault})

/** Takes CSV or XLSX. A file that is too big is refused before it is read. */
export async function readList(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<ListResult> {
  if (file.size > MOST_MEGABYTES * 1_000_000) return refused('tooBig')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fault = faultOf(bytes)
  if (fault) return refused(fault)
  try {
    const read = startsWith(bytes, 'PK') ? await workbookSheets(bytes) : await textSheets(bytes)
    const sheets = read?.filter(({rows}) => rows.length > 0)
    if (!sheets) return refused('notList')
    return sheets.length > 0 ? {ok: true, sheets} : refused('empty')
  } catch {
    // The readers throw at a file that is no workbook, or a damaged one.
    return refused('notList')
  }
}

/** Nothing is cut: a sheet that is too big for one import is refused. */
export function sheetFault({rows}: ListSheet): 'tooManyRows' | 'tooManyColumns' | undefined {
  if (rows.length > MOST_ROWS + 1) return 'tooManyRows'
  const width = rows.reduce((most, {cells}) => Math.max(most, cells.findLastIndex(isFilled) + 1), 0)
  return width > MOST_COLUMNS ? 'tooManyColumns' : undefined
}

const isFilled = (cell: string) => cell !== ''

/** What a row shares with another is not a row of its own. */
const hasOwnCell = ({cells, merged}: TableRow) =>
  cells.some((cell, column) => isFilled(cell) && !merged?.includes(column))

const startsWith = (bytes: Uint8Array, text: string) =>
  [...text].every((letter, index) => bytes[index] === letter.codePointAt(0))

/** The name of the part that holds a workbook with a password, in UTF-16. */
const encryptedPart = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('')

function faultOf(bytes: Uint8Array): ListFault | undefined {
  if (bytes.length === 0) return 'empty'
  const archive = new TextDecoder('latin1').decode(bytes)
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) {
    return archive.includes(encryptedPart) ? 'locked' : 'otherWorkbook'
  }
  if (!startsWith(bytes, 'PK')) return startsWith(bytes, '%PDF') ? 'notList' : undefined
  if (archive.includes('application/vnd.oasis.opendocument')) return 'otherWorkbook'
  return unpackedSize(bytes, archive) > MOST_UNPACKED ? 'tooBig' : undefined
}

/** A small archive may unpack to gigabytes. The directory at its end says how much each part has. */
function unpackedSize(bytes: Uint8Array, archive: string): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let size = 0
  for (
    let at = archive.indexOf('PK\u0001\u0002');
    at !== -1;
    at = archive.indexOf('PK\u0001\u0002', at + 4)
  ) {
    if (at + 28 <= bytes.length) size += view.getUint32(at + 24, true)
  }
  return size
}

async function workbookSheets(bytes: Uint8Array): Promise<ListSheet[]> {
  const {readXlsx} = await import('hucre/xlsx')
  const {sheets} = await readXlsx(bytes)
  return sheets.map((sheet) => ({
    name: sheet.name,
    isHidden: Boolean(sheet.hidden ?? sheet.veryHidden),
    rows: workbookRows(sheet),
  }))
}

function workbookRows(sheet: Sheet): TableRow[] {
  const rows = sheet.rows.map((row, index) => ({
    line: index + 1,
    isHidden: sheet.rowDefs?.get(index)?.hidden === true,
    cells: row.map((cell, column) => {
      const isFormula = cell === null && sheet.cells?.get(`${index},${column}`)?.type === 'formula'
      return isFormula ? WITHOUT_RESULT : cellText(cell)
    }),
    merged: [] as number[],
  }))
  // A workbook has the value of a merged cell in its first row only.
  for (const {startRow, endRow, startCol} of sheet.merges ?? []) {
    const value = rows[startRow]?.cells[startCol] ?? ''
    for (const {cells, merged} of value === '' ? [] : rows.slice(startRow + 1, endRow + 1)) {
      cells[startCol] = value
      merged.push(startCol)
    }
  }
  return rows.filter(hasOwnCell)
}

/** A workbook's times have no zone; a day is midnight. */
function cellText(cell: CellValue): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? WITHOUT_RESULT : cell.toISOString().slice(0, 19)
  // 0.1 + 0.2 in a sheet is not 0.30000000000000004 for who reads it.
  if (typeof cell === 'number') return String(Number(cell.toFixed(6)))
  return String(cell).trim()
}

const delimiters = [',', ';', '\t', '|']

async function textSheets(bytes: Uint8Array): Promise<ListSheet[] | null> {
  const text = new TextDecoder(textEncoding(bytes)).decode(bytes)
  if (/^\s*<|[\0\uFFFD]/.test(text)) return null
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const {default: papaparse} = await import('papaparse')
  // Excel begins a file with this line, so that it opens everywhere.
  const [line = '', named] = /^sep=([,;\t|])\r?\n/.exec(text) ?? []
  const parse = (delimiter: string, preview = 0) =>
    papaparse.parse<string[]>(text.slice(line.length), {delimiter, preview}).data
  const delimiter = named ?? likeliest(delimiters.map((each) => ({each, rows: parse(each, 100)})))
  const rows = parse(delimiter).map((row, index) => ({
    line: index + (named ? 2 : 1),
    cells: row.map(withoutQuotingFormula),
  }))
  return [{name: '', isHidden: false, rows: rows.filter(hasOwnCell)}]
}

/** The likeliest delimiter gives most rows the same number of cells. */
function likeliest(attempts: {each: string; rows: string[][]}[]): string {
  const scores = attempts.map(({each, rows}) => {
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
    const counts = Map.groupBy(filled, (row) => row.length)
    const [width, alike] = [...counts].reduce(
      (best, next) => (next[1].length > best[1].length ? next : best),
      [1, [] as string[][]],
    )
    return {each, share: width > 1 ? alike.length / filled.length : 0, width}
  })
  const [best] = scores.toSorted((a, b) => b.share - a.share || b.width - a.width)
  return best && best.share > 0 ? best.each : ','
}

/** `="07700900123"` keeps a zero from Excel. */
const withoutQuotingFormula = (cell: string) => (/^="(.*)"$/s.exec(cell)?.[1] ?? cell).trim()

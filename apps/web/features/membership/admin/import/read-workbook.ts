import type {CellValue, Sheet} from 'hucre'
import {readXlsx} from 'hucre/xlsx'
import {hasOwnCell, WITHOUT_RESULT, type ListSheet, type TableRow} from './list-sheet.ts'
import {columnLetters, workbookExtent} from './workbook-extent.ts'

/** Many cells may name one long text. */
const MOST_LETTERS = 20_000_000

export class TooMuch extends Error {
  override name = 'TooMuch'
}

/** Nothing beyond what was measured is read. Throws `TooMuch`, or whatever the reader finds wrong. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ListSheet[]> {
  const extent = await workbookExtent(bytes)
  if (!extent) throw new TooMuch()
  const {sheets} = await readXlsx(bytes, {
    range: `A1:${columnLetters(Math.max(extent.columns, 1))}${Math.max(extent.rows, 1)}`,
    sheets: (_, index) => {
      if (index < extent.sheets) return true
      throw new TooMuch()
    },
  })
  const letters = {left: MOST_LETTERS}
  return sheets.map((sheet) => ({
    name: sheet.name,
    isHidden: Boolean(sheet.hidden ?? sheet.veryHidden),
    rows: sheetRows(sheet, letters),
  }))
}

function sheetRows(sheet: Sheet, letters: {left: number}): TableRow[] {
  const spend = (text: string) => {
    letters.left -= text.length
    if (letters.left < 0) throw new TooMuch()
    return text
  }
  const rows = sheet.rows.map((row, index) => ({
    line: index + 1,
    isHidden: sheet.rowDefs?.get(index)?.hidden === true,
    cells: row.map((cell, column) => {
      const isFormula = cell === null && sheet.cells?.get(`${index},${column}`)?.type === 'formula'
      return isFormula ? WITHOUT_RESULT : cellText(typeof cell === 'string' ? spend(cell) : cell)
    }),
    merged: [] as number[],
  }))
  // A workbook has the value of a merged cell in its first row only.
  for (const {startRow, endRow, startCol} of sheet.merges ?? []) {
    const value = rows[startRow]?.cells[startCol] ?? ''
    for (const {cells, merged} of value === '' ? [] : rows.slice(startRow + 1, endRow + 1)) {
      cells[startCol] = spend(value)
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

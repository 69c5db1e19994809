export type Cell = string | number

// Swedish dates are ISO's, which every spreadsheet understands: 2026-03-01 12:00.
const isoTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

export function spreadsheetTime(instant: string): string {
  return isoTime.format(new Date(instant))
}

/** A spreadsheet would calculate such a cell. The library's own expression misses cells of several lines. */
const FORMULA = /^[=+\-@\t\r]/

/** A spreadsheet knows by it that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as CSV that opens right in a spreadsheet; what looks like a formula gets an apostrophe in front. */
export async function toCsv(rows: Cell[][]): Promise<string> {
  const {default: papaparse} = await import('papaparse')
  return BYTE_ORDER_MARK + papaparse.unparse(rows, {escapeFormulae: FORMULA})
}

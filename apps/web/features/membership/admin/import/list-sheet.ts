export const MOST_ROWS = 5000
export const MOST_MEGABYTES = 5
export const MOST_COLUMNS = 200

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
 * before 2007, or of another program. `tooMuch`: it would take more memory or time than a list needs.
 */
export type ListFault = 'empty' | 'tooBig' | 'notList' | 'locked' | 'otherWorkbook' | 'tooMuch'

/** All sheets with rows. */
export type ListResult = {ok: true; sheets: ListSheet[]} | {ok: false; fault: ListFault}

/** Nothing is cut: a sheet that is too big for one import is refused. */
export function sheetFault({rows}: ListSheet): 'tooManyRows' | 'tooManyColumns' | undefined {
  if (rows.length > MOST_ROWS + 1) return 'tooManyRows'
  const width = rows.reduce((most, {cells}) => Math.max(most, cells.findLastIndex(isFilled) + 1), 0)
  return width > MOST_COLUMNS ? 'tooManyColumns' : undefined
}

export const isFilled = (cell: string): boolean => cell !== ''

/** What a row shares with another is not a row of its own. */
export const hasOwnCell = ({cells, merged}: TableRow): boolean =>
  cells.some((cell, column) => isFilled(cell) && !merged?.includes(column))

import type {TableRow} from '@site/schemas/objects/table'

/** A place in a table. */
export interface Cell {
  row: number
  column: number
}

/** How many cells the longest row has. */
export const columnsOf = (rows: readonly TableRow[]): number =>
  Math.max(0, ...rows.map(({cells = []}) => cells.length))

/** The cells of a row, `''` where it has none of its own. */
export const cellsOf = ({cells = []}: TableRow, columns: number): string[] =>
  Array.from({length: columns}, (_, index) => cells[index] ?? '')

/** An empty row. */
export const emptyRow = (columns: number, _key: string): TableRow => ({
  _type: 'tableRow',
  _key,
  cells: Array.from({length: columns}, () => ''),
})

/** The items with one moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** The table with the cells of every row changed alike. */
export function eachRow(rows: readonly TableRow[], change: (cells: string[]) => string[]): TableRow[] {
  const columns = columnsOf(rows)
  return rows.map((row) => ({...row, cells: change(cellsOf(row, columns))}))
}

import type {TableRow} from '@site/schemas/objects/texts/table'

export interface Cell {
  row: number
  column: number
}

export const columnsOf = (rows: readonly TableRow[]): number =>
  Math.max(0, ...rows.map(({cells = []}) => cells.length))

/** Missing cells become `''`. */
export const cellsOf = ({cells = []}: TableRow, columns: number): string[] =>
  Array.from({length: columns}, (_, index) => cells[index] ?? '')

export const emptyRow = (columns: number, _key: string): TableRow => ({
  _type: 'tableRow',
  _key,
  cells: Array.from({length: columns}, () => ''),
})

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

export function eachRow(rows: readonly TableRow[], change: (cells: string[]) => string[]): TableRow[] {
  const columns = columnsOf(rows)
  return rows.map((row) => ({...row, cells: change(cellsOf(row, columns))}))
}

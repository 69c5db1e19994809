export interface CellKey {
  key: string
  shiftKey: boolean
  selection: {start: number; end: number}
  length: number
}

export interface Step {
  rows: -1 | 0 | 1
  columns: -1 | 0 | 1
}

/** Arrows leave a cell only at the ends of its text. Returns undefined if the key stays in the cell. */
export function stepOf({key, shiftKey, selection, length}: CellKey): Step | undefined {
  if (key === 'Enter') return {rows: shiftKey ? -1 : 1, columns: 0}
  if (shiftKey) return undefined
  const isAtStart = selection.start === 0 && selection.end === 0
  const isAtEnd = selection.start === length && selection.end === length
  if (key === 'ArrowUp' && isAtStart) return {rows: -1, columns: 0}
  if (key === 'ArrowDown' && isAtEnd) return {rows: 1, columns: 0}
  if (key === 'ArrowLeft' && isAtStart) return {rows: 0, columns: -1}
  if (key === 'ArrowRight' && isAtEnd) return {rows: 0, columns: 1}
  return undefined
}

/** Cells carry `data-row` and `data-column`. */
export function focusCell(from: HTMLElement, {rows, columns}: Step): void {
  const {row, column} = from.dataset
  const [wantedRow, wantedColumn] = [Number(row) + rows, Number(column) + columns]
  from
    .closest('table')
    ?.querySelector<HTMLTextAreaElement>(`[data-row="${wantedRow}"][data-column="${wantedColumn}"]`)
    ?.focus()
}

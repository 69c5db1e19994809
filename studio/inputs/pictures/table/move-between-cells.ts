/** A press of a key in a cell, with the caret in its text. */
export interface CellKey {
  key: string
  shiftKey: boolean
  /** Characters before the beginning and the end of what is selected. */
  selection: {start: number; end: number}
  /** Characters of the text. */
  length: number
}

export interface Step {
  rows: -1 | 0 | 1
  columns: -1 | 0 | 1
}

/** Where a key leads from a cell: arrows leave it only at the ends of its text. Undefined if the key stays in it. */
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

/** Focuses the cell that is a step away in the table; the cells carry `data-row` and `data-column`. */
export function focusCell(from: HTMLElement, {rows, columns}: Step): void {
  const {row, column} = from.dataset
  const [wantedRow, wantedColumn] = [Number(row) + rows, Number(column) + columns]
  from
    .closest('table')
    ?.querySelector<HTMLTextAreaElement>(`[data-row="${wantedRow}"][data-column="${wantedColumn}"]`)
    ?.focus()
}

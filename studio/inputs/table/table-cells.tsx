import type {TableRow} from '@site/schemas/objects/texts/table'
import {TextInput} from '@sanity/ui'
import type {FocusEventHandler, KeyboardEvent} from 'react'
import {useTranslation} from 'sanity'
import {focusCell, stepOf} from '../pictures/table/move-between-cells.ts'
import {fieldTexts} from '../texts.ts'
import {type Cell, cellsOf} from './table-edits.ts'

interface TableCellsProps {
  rows: TableRow[]
  columns: number
  readOnly: boolean | undefined
  onType: (cell: Cell, text: string) => void
  onFocus: (cell: Cell) => void
  onBlur: FocusEventHandler<Element>
}

export function TableCells({rows, columns, readOnly, onType, onFocus, onBlur}: TableCellsProps) {
  const {t} = useTranslation(fieldTexts.namespace)
  return (
    <tbody>
      {rows.map((row, rowIndex) => (
        <tr key={row._key}>
          {cellsOf(row, columns).map((text, column) => (
            <td key={column} style={{minWidth: '6.5rem'}}>
              <TextInput
                value={text}
                readOnly={readOnly}
                fontSize={1}
                padding={2}
                weight={rowIndex === 0 ? 'semibold' : undefined}
                aria-label={t(rowIndex === 0 ? 'table.name' : 'table.cell', {
                  row: rowIndex + 1,
                  column: column + 1,
                })}
                data-row={rowIndex}
                data-column={column}
                onFocus={() => onFocus({row: rowIndex, column})}
                onBlur={onBlur}
                onChange={({currentTarget}) => onType({row: rowIndex, column}, currentTarget.value)}
                onKeyDown={move}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function move(event: KeyboardEvent<HTMLInputElement>) {
  const {currentTarget: cell, key, shiftKey, nativeEvent, ctrlKey, metaKey, altKey} = event
  if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return
  const selection = {start: cell.selectionStart ?? 0, end: cell.selectionEnd ?? 0}
  const step = stepOf({key, shiftKey, selection, length: cell.value.length})
  if (!step) return
  event.preventDefault()
  focusCell(cell, step)
}

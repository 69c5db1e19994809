import {AddIcon} from '@sanity/icons/Add'
import {UndoIcon} from '@sanity/icons/Undo'
import {type TableRow, tableLimits} from '@site/schemas/objects/texts/table'
import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useImperativeHandle, useRef, useState} from 'react'
import {type ArrayOfObjectsInputProps, set, useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'
import {TableCells} from './table-cells.tsx'
import {type Cell, cellsOf, columnsOf, eachRow, emptyRow} from './table-edits.ts'
import {TableTools} from './table-tools.tsx'

/**
 * Tab, Enter and the arrow keys move between cells. The buttons below the table change the row and column of the cell
 * that was last focused.
 */
export function TableInput(props: ArrayOfObjectsInputProps<TableRow>) {
  const {elementProps, onChange, onPathFocus, readOnly, value: rows = []} = props
  const {t} = useTranslation(fieldTexts.namespace)
  const columns = columnsOf(rows)
  const box = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState<Cell>({row: 0, column: 0})
  const [removed, setRemoved] = useState<TableRow[]>()
  const wanted = useRef<Cell>(undefined)

  const focus = ({row, column}: Cell) =>
    box.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)?.focus()
  // The form focuses the field, which means the first cell unless a cell already has the focus.
  useImperativeHandle(elementProps.ref, () => ({
    focus: () => box.current?.contains(document.activeElement) || focus({row: 0, column: 0}),
  }))
  useEffect(() => {
    const cell = wanted.current
    if (!cell || !rows[cell.row] || cell.column >= columns) return
    wanted.current = undefined
    focus(cell)
  })

  const write = (next: TableRow[], cell?: Cell) => {
    onChange(set(next))
    setRemoved(undefined)
    wanted.current = cell
  }
  const type = ({row, column}: Cell, text: string) => {
    const {_key, cells = []} = rows[row] ?? {}
    if (!_key) return
    setRemoved(undefined)
    // Patching a single cell leaves the others to whoever edits them.
    if (column < cells.length) onChange(set(text, [{_key}, 'cells', column]))
    else onChange(set(cellsOf(rows[row] as TableRow, columns).with(column, text), [{_key}, 'cells']))
  }
  const at = {row: Math.min(current.row, rows.length - 1), column: Math.min(current.column, columns - 1)}

  if (rows.length === 0 || columns === 0) {
    const start = () =>
      write(
        [0, 1, 2].map(() => emptyRow(2, newKey())),
        {row: 0, column: 0},
      )
    return <Button mode="ghost" icon={AddIcon} text={t('table.start')} disabled={readOnly} onClick={start} />
  }
  return (
    <Stack gap={3}>
      <div style={{overflowX: 'auto'}}>
        <table
          ref={box}
          style={{width: '100%', borderSpacing: 2}}
          aria-describedby={elementProps['aria-describedby']}
        >
          <TableCells
            {...{rows, columns, readOnly}}
            onType={type}
            onBlur={elementProps.onBlur}
            onFocus={(cell) => {
              setCurrent(cell)
              onPathFocus([])
            }}
          />
        </table>
      </div>
      {!readOnly && (
        <TableTools
          rows={rows}
          columns={columns}
          at={at}
          onAddRow={() => {
            const row = at.row + 1
            write(rows.toSpliced(row, 0, emptyRow(columns, newKey())), {row, column: 0})
          }}
          onAddColumn={() => {
            const column = at.column + 1
            write(
              eachRow(rows, (cells) => cells.toSpliced(column, 0, '')),
              {row: 0, column},
            )
          }}
          onMove={(next, cell) => {
            write(next)
            setCurrent(cell)
          }}
          onRemove={(next) => {
            write(next)
            setRemoved(rows)
          }}
        />
      )}
      <TableNotes {...{rows, columns}} onUndo={removed && (() => write(removed, at))} />
    </Stack>
  )
}

interface TableNotesProps {
  rows: TableRow[]
  columns: number
  onUndo: (() => void) | undefined
}

function TableNotes({rows, columns, onUndo}: TableNotesProps) {
  const {t} = useTranslation(fieldTexts.namespace)
  return (
    <output>
      {onUndo && (
        <Flex gap={3} align="center">
          <Text size={1}>{t('table.removed')}</Text>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            icon={UndoIcon}
            text={t('table.undo')}
            onClick={onUndo}
          />
        </Flex>
      )}
      {rows.length >= tableLimits.rows && (
        <Text size={1}>{t('table.full-rows', {most: tableLimits.rows})}</Text>
      )}
      {columns >= tableLimits.columns && (
        <Text size={1}>{t('table.full-columns', {most: tableLimits.columns})}</Text>
      )}
    </output>
  )
}

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

import {AddIcon} from '@sanity/icons/Add'
import {ArrowDownIcon} from '@sanity/icons/ArrowDown'
import {ArrowLeftIcon} from '@sanity/icons/ArrowLeft'
import {ArrowRightIcon} from '@sanity/icons/ArrowRight'
import {ArrowUpIcon} from '@sanity/icons/ArrowUp'
import {TrashIcon} from '@sanity/icons/Trash'
import {type TableRow, tableLimits} from '@site/schemas/objects/texts/table'
import {Button, Flex, Text} from '@sanity/ui'
import type {ComponentType} from 'react'
import {useTranslation} from 'sanity'
import {fieldTexts} from '../texts.ts'
import {type Cell, eachRow, moved} from './table-edits.ts'

interface TableToolsProps {
  rows: TableRow[]
  columns: number
  at: Cell
  onAddRow: () => void
  onAddColumn: () => void
  onMove: (rows: TableRow[], cell: Cell) => void
  onRemove: (rows: TableRow[]) => void
}

export function TableTools({rows, columns, at, onAddRow, onAddColumn, onMove, onRemove}: TableToolsProps) {
  const {t} = useTranslation(fieldTexts.namespace)
  const {row, column} = at
  const moveRow = (to: number) => onMove(moved(rows, row, to), {row: to, column})
  const moveColumn = (to: number) =>
    onMove(
      eachRow(rows, (cells) => moved(cells, column, to)),
      {row, column: to},
    )
  const numbers = {row: row + 1, column: column + 1}
  const tool = (
    key: 'row-up' | 'row-down' | 'row-remove' | 'column-left' | 'column-right' | 'column-remove',
  ) => t(`table.${key}`, numbers)
  return (
    <Flex gap={4} wrap="wrap">
      <Flex gap={1} align="center">
        <Text size={1} muted>
          {t('table.row', numbers)}
        </Text>
        <Tool
          icon={ArrowUpIcon}
          label={tool('row-up')}
          disabled={row === 0}
          onClick={() => moveRow(row - 1)}
        />
        <Tool
          icon={ArrowDownIcon}
          label={tool('row-down')}
          disabled={row === rows.length - 1}
          onClick={() => moveRow(row + 1)}
        />
        <Tool
          icon={TrashIcon}
          label={tool('row-remove')}
          disabled={rows.length === 1}
          onClick={() => onRemove(rows.toSpliced(row, 1))}
        />
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          icon={AddIcon}
          text={t('table.row-add')}
          disabled={rows.length >= tableLimits.rows}
          onClick={onAddRow}
        />
      </Flex>
      <Flex gap={1} align="center">
        <Text size={1} muted>
          {t('table.column', numbers)}
        </Text>
        <Tool
          icon={ArrowLeftIcon}
          label={tool('column-left')}
          disabled={column === 0}
          onClick={() => moveColumn(column - 1)}
        />
        <Tool
          icon={ArrowRightIcon}
          label={tool('column-right')}
          disabled={column === columns - 1}
          onClick={() => moveColumn(column + 1)}
        />
        <Tool
          icon={TrashIcon}
          label={tool('column-remove')}
          disabled={columns === 1}
          onClick={() => onRemove(eachRow(rows, (cells) => cells.toSpliced(column, 1)))}
        />
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          icon={AddIcon}
          text={t('table.column-add')}
          disabled={columns >= tableLimits.columns}
          onClick={onAddColumn}
        />
      </Flex>
    </Flex>
  )
}

interface ToolProps {
  icon: ComponentType
  label: string
  disabled: boolean
  onClick: () => void
}

function Tool({icon, label, disabled, onClick}: ToolProps) {
  return (
    <Button
      mode="bleed"
      padding={2}
      fontSize={1}
      icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    />
  )
}

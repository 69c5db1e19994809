import {Box, Flex, Stack, Text, TextArea} from '@sanity/ui'
import type {ChangeEvent, FocusEvent, KeyboardEvent} from 'react'
import {FieldPresence, set, type StringFieldProps, unset, useFormCallbacks, useTranslation} from 'sanity'
import {pictureTexts} from '../texts.ts'
import {focusCell, stepOf} from './move-between-cells.ts'

export const columns = ['alt.lt', 'alt.en', 'caption.lt', 'caption.en'] as const

type ColumnName = (typeof columns)[number]

/** A free line, so that the fields below stay where they are. */
export const nothingYet = '\u00A0'

interface PhotoCellProps extends Omit<StringFieldProps, 'renderDefault'> {
  column: ColumnName
  row: number
}

/** The cell is the form's own field, so it has validation, presence and history. */
export function PhotoCell({column, row, inputProps, path, validation, presence}: PhotoCellProps) {
  const {t} = useTranslation(pictureTexts.namespace)
  const {elementProps, value, onChange, readOnly} = inputProps
  const {onPathOpen} = useFormCallbacks()
  const title = t(`table.${column}`)
  const fault =
    validation.find(({level}) => level === 'error') ?? validation.find(({level}) => level === 'warning')
  const faultId = `${elementProps.id}-fault`

  const focus = (event: FocusEvent) => {
    elementProps.onFocus(event)
    // Sanity would open the photo's dialog, since it contains the focused field.
    onPathOpen(path.slice(0, -3))
  }
  const change = ({currentTarget}: ChangeEvent<HTMLTextAreaElement>) => {
    const text = currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')
    onChange(text ? set(text) : unset())
  }
  const move = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const {currentTarget: cell, key, shiftKey, nativeEvent, ctrlKey, metaKey, altKey} = event
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return
    const selection = {start: cell.selectionStart, end: cell.selectionEnd}
    const step = stepOf({key, shiftKey, selection, length: cell.value.length})
    if (!step) return
    event.preventDefault()
    focusCell(cell, step)
  }
  return (
    <td data-fault={fault?.level}>
      <Stack gap={2}>
        <Box className="only-in-card">
          <Text size={1} muted aria-hidden>
            {title}
          </Text>
        </Box>
        <TextArea
          {...elementProps}
          aria-label={t('table.cell', {number: row + 1, column: title})}
          aria-invalid={fault?.level === 'error' || undefined}
          aria-describedby={fault ? faultId : undefined}
          data-row={row}
          data-column={columns.indexOf(column)}
          lang={column.endsWith('.en') ? 'en' : 'lt'}
          value={value ?? ''}
          readOnly={readOnly}
          rows={2}
          fontSize={1}
          padding={2}
          onFocus={focus}
          onChange={change}
          onKeyDown={move}
        />
        {(fault || presence.length > 0 || column.startsWith('alt.')) && (
          <Flex gap={2} align="center">
            <Box flex={1}>
              <Text
                id={faultId}
                size={0}
                style={
                  fault && {
                    color: `var(--card-badge-${fault.level === 'error' ? 'critical' : 'caution'}-fg-color)`,
                  }
                }
              >
                {fault ? (value ? fault.message : t('table.missing')) : nothingYet}
              </Text>
            </Box>
            <FieldPresence presence={presence} maxAvatars={2} />
          </Flex>
        )}
      </Stack>
    </td>
  )
}

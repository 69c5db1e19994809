import type {ScheduledActionName} from '@site/schemas/requests/scheduled-action'
import {Card, Stack, Text, TextInput} from '@sanity/ui'
import {useId} from 'react'
import {useTranslation} from 'sanity'
import {isRepeated, type TimeFault} from './schedule-times.ts'
import {scheduleTexts} from './texts.ts'

interface TimeInputProps {
  action: ScheduledActionName
  value: string
  fault: TimeFault | undefined
  onChange: (value: string) => void
  /** The field shows a part of a date, which the browser reports as empty. */
  onIncomplete: () => void
}

/** A day and a time in London. */
export function TimeInput({action, value, fault, onChange, onIncomplete}: TimeInputProps) {
  const {t} = useTranslation(scheduleTexts.namespace)
  const id = useId()
  const note = fault ? t(`fault.${fault}`) : isRepeated(value) ? t('dialog.repeated') : undefined
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {t(`dialog.${action}-at`)}
      </Text>
      <TextInput
        id={id}
        type="datetime-local"
        value={value}
        aria-describedby={`${id}-hint`}
        aria-invalid={fault !== undefined}
        onChange={({currentTarget}) => onChange(currentTarget.value)}
        onBlur={({currentTarget}) => {
          if (currentTarget.validity.badInput) onIncomplete()
        }}
      />
      <Text id={`${id}-hint`} size={1} muted>
        {t(`dialog.${action}-hint`)}
      </Text>
      {note && (
        <Card tone={fault ? 'critical' : 'caution'} padding={3} radius={2} border role="alert">
          <Text size={1}>{note}</Text>
        </Card>
      )}
    </Stack>
  )
}

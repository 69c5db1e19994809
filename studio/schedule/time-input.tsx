import type {ScheduledActionName} from '@site/schemas/content/scheduled-action'
import {problemKey} from '@site/schemas/validation/dates'
import {Box, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useId} from 'react'
import {useTranslation} from 'sanity'
import {fieldTexts} from '../inputs/texts.ts'
import {UnderstoodDate} from '../inputs/typed/understood-date.tsx'
import {CalendarButton} from './calendar-button.tsx'
import {isRepeated, type TimeFault, typedInstant} from './schedule-times.ts'
import {scheduleTexts} from './texts.ts'

interface TimeInputProps {
  action: ScheduledActionName
  value: string
  fault: TimeFault | undefined
  onChange: (value: string) => void
  onLeave: () => void
}

export function TimeInput({action, value, fault, onChange, onLeave}: TimeInputProps) {
  const {t} = useTranslation(scheduleTexts.namespace)
  const faultText = useFaultText()
  const id = useId()
  const instant = typedInstant(value)
  const isDoubled = instant !== undefined && isRepeated(instant)
  const note = fault ? faultText(fault, value) : isDoubled ? t('dialog.repeated') : undefined
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {t(`dialog.${action}-at`)}
      </Text>
      <Flex gap={2}>
        <Box flex={1}>
          <TextInput
            id={id}
            value={value}
            autoComplete="off"
            placeholder={t('dialog.example')}
            aria-describedby={`${id}-hint`}
            aria-invalid={fault !== undefined}
            onChange={({currentTarget}) => onChange(currentTarget.value)}
            onBlur={onLeave}
          />
        </Box>
        <CalendarButton
          label={t('dialog.choose', {field: t(`dialog.${action}-at`)})}
          instant={instant}
          onChoose={onChange}
        />
      </Flex>
      <UnderstoodDate value={instant} withTime problem={undefined} />
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

function useFaultText(): (fault: TimeFault, text: string) => string {
  const {t} = useTranslation(scheduleTexts.namespace)
  const {t: tField} = useTranslation(fieldTexts.namespace)
  return (fault, text) =>
    fault === 'past' || fault === 'order' ? t(`fault.${fault}`) : tField(problemKey(fault, true), {text})
}

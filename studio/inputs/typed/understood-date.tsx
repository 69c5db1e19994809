import {eventInOneLine} from '@site/schemas/london-time/event-in-words'
import {inLondon} from '@site/schemas/london-time/in-words'
import {isStoredDay, isStoredInstant} from '@site/schemas/validation/dates'
import {Text} from '@sanity/ui'
import {useCurrentLocale, useTranslation} from 'sanity'
import {dateLanguage} from '../../time/london-time.ts'
import {fieldTexts} from '../texts.ts'

interface UnderstoodDateProps {
  value: string | undefined
  withTime: boolean
  problem: string | undefined
}

export function UnderstoodDate({value, withTime, problem}: UnderstoodDateProps) {
  const {t} = useTranslation(fieldTexts.namespace)
  const {id: locale} = useCurrentLocale()
  if (!value || !(withTime ? isStoredInstant(value) : isStoredDay(value))) {
    return problem ? (
      <Text size={1} role="alert" style={{color: 'var(--card-badge-critical-fg-color)'}}>
        {problem}
      </Text>
    ) : null
  }
  const language = dateLanguage(locale)
  const date = withTime
    ? eventInOneLine(value, null, language)
    : inLondon(value, language, {dateStyle: 'full'})
  return (
    <Text muted size={1}>
      {t(withTime ? 'date.understood_time' : 'date.understood', {date})}
    </Text>
  )
}

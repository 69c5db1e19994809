import {eventInOneLine} from '@site/schemas/london-time/event-in-words'
import {inLondon} from '@site/schemas/london-time/in-words'
import {isStoredDay, isStoredInstant} from '@site/schemas/validation/dates'
import {Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {useStudioLanguage} from '../../languages/interface/studio-language.ts'
import {fieldTexts} from '../texts.ts'

interface UnderstoodDateProps {
  value: string | undefined
  withTime: boolean
  problem: string | undefined
}

export function UnderstoodDate({value, withTime, problem}: UnderstoodDateProps) {
  const {t} = useTranslation(fieldTexts.namespace)
  const language = useStudioLanguage()
  if (!value || !(withTime ? isStoredInstant(value) : isStoredDay(value))) {
    return problem ? (
      <Text size={1} role="alert" style={{color: 'var(--card-badge-critical-fg-color)'}}>
        {problem}
      </Text>
    ) : null
  }
  const date = withTime
    ? eventInOneLine(value, null, language)
    : inLondon(value, language, {dateStyle: 'full'})
  return (
    <Text muted size={1}>
      {t(withTime ? 'date.understood_time' : 'date.understood', {date})}
    </Text>
  )
}

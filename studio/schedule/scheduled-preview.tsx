import type {ComponentType} from 'react'
import {type PreviewProps, type SchemaTypeDefinition, useTranslation} from 'sanity'
import {useLondonTime} from '../time/london-time.ts'
import {useScheduledOf} from './scheduled-provider.tsx'
import {scheduleTexts} from './texts.ts'
import {useFailureText} from './use-failure-text.ts'

interface Definition {
  name: string
  type: string
  components?: {preview?: ComponentType<PreviewProps>}
}

export function withScheduledMarks(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return (types as unknown as Definition[]).map((definition) =>
    definition.type === 'document'
      ? {...definition, components: {...definition.components, preview: ScheduledPreview}}
      : definition,
  ) as unknown as SchemaTypeDefinition[]
}

function ScheduledPreview(props: PreviewProps) {
  const {_id: id = ''} = props as {_id?: string}
  const mark = useScheduledMark(id)
  const {subtitle} = props
  if (!mark) return props.renderDefault(props)
  return props.renderDefault({
    ...props,
    subtitle: typeof subtitle === 'string' && subtitle ? `${mark} · ${subtitle}` : mark,
  })
}

function useScheduledMark(id: string): string | undefined {
  const {publish, unpublish} = useScheduledOf(id)
  const {t} = useTranslation(scheduleTexts.namespace)
  const failureOf = useFailureText()
  const time = useLondonTime()
  const next = publish ?? unpublish
  if (!next) return undefined
  return failureOf(next) ? t('badge.failed') : t(`badge.${next.action}`, {time: time(next.at)})
}

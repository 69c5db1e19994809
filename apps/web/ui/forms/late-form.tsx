'use client'

import {useTranslations} from 'next-intl'
import type {ComponentType} from 'react'
import {LateComponent} from '../late/late-component.tsx'

interface LateFormProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>
  /** Names the messages in `/api/messages`. */
  messages: string
  form: Props
  /** The class keeps about the height of the form free. */
  className: string
}

export function LateForm<Props extends object>({load, messages, form, className}: LateFormProps<Props>) {
  const t = useTranslations('submission')
  return (
    <LateComponent
      load={load}
      messages={messages}
      props={form}
      className={`noscript:hidden ${className}`}
      failure={t('loadFailed')}
    >
      <p className="text-muted">{t('loading')}</p>
    </LateComponent>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import type {ComponentType} from 'react'
import {buttonClass} from '../controls/button.tsx'
import {LateComponent} from '../layout/late-component.tsx'

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
      onFailure={(retry) => (
        <div role="alert">
          <p className="font-semibold text-danger">{t('loadFailed')}</p>
          <button type="button" onClick={retry} className={`${buttonClass('quiet')} mt-4`}>
            {t('retry')}
          </button>
        </div>
      )}
    >
      <p className="text-muted">{t('loading')}</p>
    </LateComponent>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {type ComponentType, useEffect, useRef, useState} from 'react'
import {observeNearViewport} from '#/late-loading.ts'
import {buttonClass} from '../controls/button.tsx'

interface LateFormProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>
  form: Props
  /** The class keeps about the height of the form free. */
  className: string
}

/** The form loads when it comes near the viewport. Its page must have the messages of `submission`. */
export function LateForm<Props extends object>({load, form, className}: LateFormProps<Props>) {
  const t = useTranslations('submission')
  const place = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType<Props>>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (Form || hasFailed || !place.current) return undefined
    const unobserve = observeNearViewport(place.current, (isNear) => {
      if (!isNear) return
      unobserve()
      load().then(
        (loaded) => setForm(() => loaded),
        () => setHasFailed(true),
      )
    })
    return unobserve
  }, [load, Form, hasFailed])

  if (Form) return <Form {...form} />
  return (
    <div ref={place} className={`noscript:hidden ${className}`}>
      {hasFailed ? (
        <div role="alert">
          <p className="font-semibold text-danger">{t('loadFailed')}</p>
          <button
            type="button"
            onClick={() => setHasFailed(false)}
            className={`${buttonClass('quiet')} mt-4`}
          >
            {t('retry')}
          </button>
        </div>
      ) : (
        <p className="text-muted">{t('loading')}</p>
      )}
    </div>
  )
}

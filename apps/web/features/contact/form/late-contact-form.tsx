'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {buttonClass} from '#/ui/button.tsx'
import type {MessageForm} from './message-form.tsx'

/** Distance from the viewport at which loading starts. */
const NEAR = '400px 0px'

/** The contact form, loaded when it comes near the viewport: most visitors only want the phone number. */
export function LateContactForm() {
  const t = useTranslations('submission')
  const place = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<typeof MessageForm>()
  const [hasFailed, setHasFailed] = useState(false)

  function load() {
    setHasFailed(false)
    import('./message-form.tsx').then(
      (loaded) => setForm(() => loaded.MessageForm),
      () => setHasFailed(true),
    )
  }

  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      {rootMargin: NEAR},
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  if (Form) return <Form />
  return (
    <div ref={place} className="min-h-[36rem] noscript:hidden">
      {hasFailed ? (
        <div role="alert">
          <p className="font-semibold text-danger">{t('loadFailed')}</p>
          <button type="button" onClick={load} className={`${buttonClass('quiet')} mt-4`}>
            {t('retry')}
          </button>
        </div>
      ) : (
        <p className="text-muted">{t('loading')}</p>
      )}
    </div>
  )
}

import {useTranslations} from 'next-intl'
import {type ReactNode, useEffect, useRef} from 'react'

/** What is left to do after an application by bank transfer, with the bank details. Receives focus. */
export function SubmittedTransfer({children}: {children: ReactNode}) {
  const t = useTranslations('membership.form')
  const section = useRef<HTMLElement>(null)

  useEffect(() => section.current?.focus(), [])

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('transferLeft')}
      className="rounded-soft border-s-6 border-accent bg-sunken px-4 py-3 outline-none"
    >
      <p className="font-semibold">{t('transferLeft')}</p>
      <p className="mt-1">{t('transferLeftText')}</p>
      <div className="mt-2">{children}</div>
    </section>
  )
}

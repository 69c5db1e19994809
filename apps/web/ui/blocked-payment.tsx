import {useTranslations} from 'next-intl'
import {useEffect, useRef} from 'react'
import {buttonClass} from './button.tsx'

interface BlockedPaymentProps {
  /** Of Stripe's page. */
  url: string
  onFollow: () => void
}

/** A link to Stripe's page, when the browser has not opened its window. Receives focus. */
export function BlockedPayment({url, onFollow}: BlockedPaymentProps) {
  const t = useTranslations('submission.payment')
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('blocked')}
      className="mt-5 rounded-soft border-s-6 border-accent bg-sunken px-4 py-3 outline-none"
    >
      <p className="font-semibold">{t('blocked')}</p>
      <p className="mt-1">{t('blockedText')}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onFollow}
        className={`${buttonClass('give')} mt-3`}
      >
        {t('follow')}
      </a>
    </section>
  )
}

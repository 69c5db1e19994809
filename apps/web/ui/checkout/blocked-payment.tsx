import {useTranslations} from 'next-intl'
import {buttonClass} from '../controls/button.tsx'
import {FocusedNotice} from '../layout/focused-notice.tsx'

interface BlockedPaymentProps {
  url: string
  onFollow: () => void
}

/** The browser may block the window of Stripe's page; this link opens it. Receives focus. */
export function BlockedPayment({url, onFollow}: BlockedPaymentProps) {
  const t = useTranslations('submission.payment')
  return (
    <div className="mt-5">
      <FocusedNotice title={t('blocked')}>
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
      </FocusedNotice>
    </div>
  )
}

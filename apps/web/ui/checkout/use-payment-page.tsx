import {useTranslations} from 'next-intl'
import {type ReactNode, useRef, useState} from 'react'
import {toast} from '../toasts/toast.ts'
import {openPaymentWindow, type PaymentWindow} from './payment-window.ts'

export function usePaymentPage() {
  const t = useTranslations('submission.payment')
  const opened = useRef<PaymentWindow>(undefined)
  const [blockedUrl, setBlockedUrl] = useState<string>()

  /** Some apps' browsers claim to open a window and show none, so the link stays until it is dismissed. */
  function keepLink(url: string) {
    const link = (text: ReactNode) => (
      <a href={url} className="text-link font-semibold">
        {text}
      </a>
    )
    toast.success(t('opened'), {
      id: 'payment-page',
      duration: Infinity,
      closeLabel: t('close'),
      description: t.rich('openedText', {link}),
    })
  }

  return {
    /** The browser did not open this page: `BlockedPayment` shows it as a link. */
    blockedUrl,
    /** Call this while the submit event of a valid form is handled: later the browser would block the window. */
    prepare() {
      opened.current ??= openPaymentWindow(t('opening'))
    },
    /** Returns false if there is no window: then `blockedUrl` is set. */
    show(url: string): boolean {
      const isShown = opened.current?.show(url) ?? false
      opened.current = undefined
      if (isShown) keepLink(url)
      setBlockedUrl(isShown ? undefined : url)
      return isShown
    },
    cancel() {
      opened.current?.close()
      opened.current = undefined
    },
  }
}

import {useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import {openPaymentWindow, type PaymentWindow} from './payment-window.ts'

/** Leads from a form to Stripe's page, in a window of its own. */
export function usePaymentPage() {
  const t = useTranslations('submission.payment')
  const opened = useRef<PaymentWindow>(undefined)
  const [blockedUrl, setBlockedUrl] = useState<string>()

  return {
    /** URL of the page that the browser did not open: to be shown as a link (`BlockedPayment`). */
    blockedUrl,
    /** Opens the window. To be called while the form's submit event is being handled, if the form is valid. */
    prepare() {
      opened.current ??= openPaymentWindow(t('opening'))
    },
    /** Shows the page in the window. False if there is none: then `blockedUrl` is set. */
    show(url: string): boolean {
      const isShown = opened.current?.show(url) ?? false
      opened.current = undefined
      setBlockedUrl(isShown ? undefined : url)
      return isShown
    },
    /** Closes the window: there is no page to pay on. */
    cancel() {
      opened.current?.close()
      opened.current = undefined
    },
  }
}

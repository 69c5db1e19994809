import {useLocale, useTranslations} from 'next-intl'
import {type ReactNode, useRef, useState} from 'react'
import type {SubmissionError} from '#/supabase/form-submission.ts'
import {BlockedPayment} from '#/ui/checkout/blocked-payment.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {usePaymentPage} from '#/ui/checkout/use-payment-page.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {createRenewalSender} from './renewal-actions.ts'

interface RenewButtonProps {
  /** The link that renews a membership has it; without it, the account's membership is renewed. */
  token?: string
  onBegun?: () => void
  children: ReactNode
}

/** No payment starts before the button is pressed. */
export function RenewButton({token, onBegun, children}: RenewButtonProps) {
  const t = useTranslations('membership.renewal')
  const locale = useLocale()
  const errorText = useRenewalErrorText()
  const payment = usePaymentPage()
  const [sender] = useState(createRenewalSender)
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SubmissionError>()

  async function renew() {
    // A second press may come before the button shows that it is busy.
    if (isSending.current) return
    isSending.current = true
    payment.prepare()
    setIsBusy(true)
    setFailure(undefined)
    const result = await sender.send({token, locale})
    isSending.current = false
    setIsBusy(false)
    if (result.ok) {
      if (payment.show(result.url)) toast.success(t('opened'))
      return onBegun?.()
    }
    payment.cancel()
    setFailure(result.error)
  }

  return (
    <div>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => void renew()}
        className={`${buttonClass()} aria-disabled:cursor-progress`}
      >
        <BusyLabel isBusy={isBusy} busy={t('busy')}>
          {children}
        </BusyLabel>
      </button>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {failure && `${t('failed')}. ${errorText(failure)}`}
      </p>
      {payment.blockedUrl && <BlockedPayment url={payment.blockedUrl} onFollow={() => onBegun?.()} />}
    </div>
  )
}

const shared = ['offline', 'unavailable', 'paymentsUnavailable', 'tooMany'] as const

function useRenewalErrorText(): (error: SubmissionError) => string {
  const t = useTranslations('membership.renewal')
  const submission = useTranslations('submission')
  return (error) => {
    const known = shared.find((each) => each === error)
    if (known) return submission(known)
    return error === 'gone' ? t('notFoundText') : t('failedText')
  }
}

import {useLocale, useTranslations} from 'next-intl'
import {type ReactNode, useId, useRef, useState} from 'react'
import type {SubmissionError} from '#/supabase/form-submission.ts'
import {BlockedPayment} from '#/ui/checkout/blocked-payment.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {usePaymentPage} from '#/ui/checkout/use-payment-page.tsx'
import {createRenewalSender} from './renewal-actions.ts'
import {RenewalChoice} from './renewal-choice.tsx'
import {useRenewalErrorText} from './use-renewal-error-text.ts'

interface RenewButtonProps {
  /** The link that renews a membership has it; without it, the account's membership is renewed. */
  token?: string
  /** False where a card renews the membership already. */
  canRepeat?: boolean
  onBegun?: () => void
  children: ReactNode
}

/** No payment starts before the button is pressed. */
export function RenewButton({token, canRepeat = true, onBegun, children}: RenewButtonProps) {
  const t = useTranslations('membership.renewal')
  const locale = useLocale()
  const errorText = useRenewalErrorText()
  const payment = usePaymentPage()
  const [sender] = useState(createRenewalSender)
  const isSending = useRef(false)
  const choiceId = useId()
  const [repeats, setRepeats] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<SubmissionError>()

  async function renew() {
    // A second press may come before the button shows that it is busy.
    if (isSending.current) return
    isSending.current = true
    payment.prepare()
    setIsBusy(true)
    setFailure(undefined)
    const result = await sender.send({token, ...(canRepeat && repeats && {renews: true}), locale})
    isSending.current = false
    setIsBusy(false)
    if (result.ok) {
      payment.show(result.url)
      return onBegun?.()
    }
    payment.cancel()
    setFailure(result.error)
  }

  return (
    <div className="grid justify-items-start gap-4">
      {canRepeat && (
        <RenewalChoice
          id={choiceId}
          name="renews"
          checked={repeats}
          onChange={({target}) => setRepeats((target as HTMLInputElement).checked)}
        />
      )}
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
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {failure && `${t('failed')}. ${errorText(failure)}`}
      </p>
      {payment.blockedUrl && <BlockedPayment url={payment.blockedUrl} onFollow={() => onBegun?.()} />}
    </div>
  )
}

import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import type {ReactNode, SubmitEvent} from 'react'
import {buttonClass, type ButtonVariant} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import type {GiftChange} from './monthly-actions.ts'
import type {MonthlyGift} from './monthly-gift.ts'

export interface GiftFormProps {
  gift: MonthlyGift
  isBusy: boolean
  failure: string | undefined
  onSend: (change: GiftChange) => void
}

interface GiftFormFrameProps extends Pick<GiftFormProps, 'isBusy' | 'failure'> {
  submit: string
  keep: string
  variant?: ButtonVariant
  onSubmit: () => void
  children?: ReactNode
}

export function GiftFormFrame(props: GiftFormFrameProps) {
  const {isBusy, failure, submit, keep, variant, onSubmit, children} = props
  const t = useTranslations('donation.monthly')

  function send(event: SubmitEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form noValidate onSubmit={send} className="mt-5 grid gap-4">
      {children}
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Dialog.Close className={buttonClass('quiet')}>{keep}</Dialog.Close>
        <button
          type="submit"
          aria-disabled={isBusy || undefined}
          className={`${buttonClass(variant)} aria-disabled:cursor-progress`}
        >
          <BusyLabel isBusy={isBusy} busy={t('busy')}>
            {submit}
          </BusyLabel>
        </button>
      </div>
    </form>
  )
}

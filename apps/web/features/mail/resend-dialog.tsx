'use client'

import {AlertDialog} from '@base-ui/react/alert-dialog'
import {useTranslations} from 'next-intl'
import {useId, useState, type SubmitEvent} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {EmailField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import type {Result} from '#/supabase/query.ts'
import {toast} from '#/ui/toasts/toast.ts'
import type {ResendError} from './mail-actions.ts'

interface Undelivered {
  id: string
  recipient: string
}

interface ResendDialogProps {
  subject: Undelivered | undefined
  mayCorrect: boolean
  send: (id: string, recipient: string) => Promise<Result<undefined, ResendError>>
  onClose: () => void
  onDone: () => void
}

/** What was typed stays while the dialog is closed. */
interface TypedAddress {
  key: string
  address: string
}

export function ResendDialog({subject, onClose, ...rest}: ResendDialogProps) {
  const t = useTranslations('admin.emailFailures')
  // Keeps the address visible while the dialog fades out.
  const [last, setLast] = useState(subject)
  if (subject && (subject.id !== last?.id || subject.recipient !== last.recipient)) setLast(subject)
  const [typed, setTyped] = useState<TypedAddress>()
  const undelivered = subject ?? last
  if (!undelivered) return null
  const key = `${undelivered.id} ${undelivered.recipient}`
  return (
    <DialogFrame
      isOpen={subject !== undefined}
      title={t('resendTitle')}
      description={rest.mayCorrect ? t('resendText') : t('resendOnly', {address: undelivered.recipient})}
      finalFocus={() => null}
      onClose={onClose}
    >
      <ResendForm
        key={key}
        {...rest}
        undelivered={undelivered}
        address={typed?.key === key ? typed.address : undelivered.recipient}
        onType={(address) => setTyped({key, address})}
        onClose={onClose}
      />
    </DialogFrame>
  )
}

interface ResendFormProps extends Omit<ResendDialogProps, 'subject'> {
  undelivered: Undelivered
  address: string
  onType: (address: string) => void
}

function ResendForm({undelivered, address, onType, mayCorrect, send, onClose, onDone}: ResendFormProps) {
  const t = useTranslations('admin.emailFailures')
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ResendError>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const result = await send(undelivered.id, address.trim())
    setIsBusy(false)
    setError(result.ok ? undefined : result.error)
    if (!result.ok) return
    toast.success(t('queued', {address: address.trim()}))
    onClose()
    onDone()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-6">
      {mayCorrect && (
        <EmailField
          id={id}
          label={t('address')}
          autoComplete="off"
          value={address}
          onChange={(event) => onType(event.target.value)}
          error={error === 'invalidAddress' ? t('fault.invalidAddress') : undefined}
        />
      )}
      {error && error !== 'invalidAddress' && (
        <p role="alert" className="font-semibold text-danger">
          {t(`fault.${error}`)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <AlertDialog.Close className={buttonClass('quiet')}>{t('cancel')}</AlertDialog.Close>
        <SubmitButton label={t('send')} busyLabel={t('sending')} isBusy={isBusy} />
      </div>
    </form>
  )
}

'use client'

import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {useForm} from 'react-hook-form'
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

export function ResendDialog({subject, ...rest}: ResendDialogProps) {
  // Keeps the address visible while the dialog fades out.
  const [last, setLast] = useState(subject)
  if (subject && (subject.id !== last?.id || subject.recipient !== last.recipient)) setLast(subject)
  const undelivered = subject ?? last
  if (!undelivered) return null
  const key = `${undelivered.id} ${undelivered.recipient}`
  return <ResendForm key={key} {...rest} undelivered={undelivered} isOpen={subject !== undefined} />
}

interface ResendFormProps extends Omit<ResendDialogProps, 'subject'> {
  undelivered: Undelivered
  isOpen: boolean
}

/** What was typed stays while the dialog is closed. */
function ResendForm({undelivered, isOpen, mayCorrect, send, onClose, onDone}: ResendFormProps) {
  const t = useTranslations('admin.emailFailures')
  const id = useId()
  const {register, handleSubmit, setError, clearErrors, formState} = useForm({
    defaultValues: {address: undelivered.recipient},
    reValidateMode: 'onSubmit',
  })
  const {errors, isSubmitting} = formState

  const submit = handleSubmit(async (typed) => {
    const address = typed.address.trim()
    const result = await send(undelivered.id, address)
    if (!result.ok) {
      const message = t(`fault.${result.error}`)
      setError(result.error === 'invalidAddress' ? 'address' : 'root', {message}, {shouldFocus: true})
      return
    }
    toast.success(t('queued', {address}))
    onClose()
    onDone()
  })

  function close() {
    clearErrors()
    onClose()
  }

  return (
    <DialogFrame
      isOpen={isOpen}
      title={t('resendTitle')}
      description={mayCorrect ? t('resendText') : t('resendOnly', {address: undelivered.recipient})}
      finalFocus={() => null}
      onClose={close}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void submit()
        }}
        className="mt-5 grid gap-6"
      >
        {mayCorrect && (
          <EmailField
            {...register('address')}
            id={id}
            label={t('address')}
            autoComplete="off"
            error={errors.address?.message}
          />
        )}
        {errors.root && (
          <p role="alert" className="font-semibold text-danger">
            {errors.root.message}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Dialog.Close className={buttonClass('quiet')}>{t('cancel')}</Dialog.Close>
          <SubmitButton label={t('send')} busyLabel={t('sending')} isBusy={isSubmitting} />
        </div>
      </form>
    </DialogFrame>
  )
}

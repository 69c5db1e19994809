'use client'

import {comparableEmail} from '@site/schemas/email-addresses/email-address'
import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {useForm} from 'react-hook-form'
import {FormField} from '#/ui/forms/form-field.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {erasePersonalData} from './personal-data-actions.ts'

interface ErasureDialogProps {
  email: string | undefined
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

export function ErasureDialog({email: found, isOpen, onClose, onDone}: ErasureDialogProps) {
  const t = useTranslations('admin.personalData')
  const id = useId()
  const form = useForm({defaultValues: {address: ''}, reValidateMode: 'onSubmit'})
  const {register, clearErrors, reset, formState} = form
  // Keeps the address visible while the dialog fades out.
  const [last, setLast] = useState('')
  if (found !== undefined && found !== last) setLast(found)
  const email = found ?? last

  async function erase(): Promise<boolean> {
    const {ok} = await erasePersonalData(email)
    if (ok) onDone()
    else toast.error(t('eraseFailed'))
    return ok
  }

  function close() {
    reset()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('eraseTitle')}
      description={<p className="wrap-anywhere">{t('eraseText', {email})}</p>}
      confirm={t('erase')}
      busy={t('erasing')}
      onConfirm={() => submitInDialog(form, erase)}
      onClose={close}
    >
      <div className="mt-5">
        <FormField
          {...register('address', {
            validate: (typed) => comparableEmail(typed) === comparableEmail(email),
            onChange: () => clearErrors(),
          })}
          id={id}
          type="email"
          label={t('typeAddress')}
          error={formState.errors.address ? t('error.other') : undefined}
          autoComplete="off"
        />
      </div>
    </ConfirmDialog>
  )
}

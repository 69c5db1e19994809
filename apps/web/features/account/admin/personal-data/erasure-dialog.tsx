'use client'

import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {FormField} from '#/ui/forms/form-field.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {erasePersonalData} from './personal-data-actions.ts'
import {isSameAddress} from './same-address.ts'

interface ErasureDialogProps {
  email: string | undefined
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

export function ErasureDialog({email: found, isOpen, onClose, onDone}: ErasureDialogProps) {
  const t = useTranslations('admin.personalData')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOther, setIsOther] = useState(false)
  // Keeps the address visible while the dialog fades out.
  const [last, setLast] = useState('')
  if (found !== undefined && found !== last) setLast(found)
  const email = found ?? last

  async function erase(): Promise<boolean> {
    if (!isSameAddress(typed, email)) {
      setIsOther(true)
      document.getElementById(id)?.focus()
      return false
    }
    const {ok} = await erasePersonalData(email)
    if (ok) onDone()
    else toast.error(t('eraseFailed'))
    return ok
  }

  function close() {
    setTyped('')
    setIsOther(false)
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('eraseTitle')}
      description={<p className="wrap-anywhere">{t('eraseText', {email})}</p>}
      confirm={t('erase')}
      busy={t('erasing')}
      onConfirm={erase}
      onClose={close}
    >
      <div className="mt-5">
        <FormField
          id={id}
          type="email"
          label={t('typeAddress')}
          error={isOther ? t('error.other') : undefined}
          value={typed}
          onChange={({target}) => {
            setTyped(target.value)
            setIsOther(false)
          }}
          autoComplete="off"
        />
      </div>
    </ConfirmDialog>
  )
}

'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {accountDeletionRequest, type AccountDeletionRequest} from '@site/schemas/requests/password'
import {useTranslations} from 'next-intl'
import {useEffect} from 'react'
import {toast} from 'sonner'
import {deleteOwnAccount} from './profile-actions.ts'
import {useRouter} from '#/i18n/navigation.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {ErrorSummary} from '../form/error-summary.tsx'
import {PasswordField} from '../form/password-field.tsx'
import {BusyLabel} from '#/ui/busy-label.tsx'
import {useRequestForm} from '../form/use-request-form.ts'
import {ACCOUNT_TOAST, showAccountError} from '../form/show-account-error.ts'

interface DeleteAccountFormProps {
  email: string
  onCancel: () => void
}

const resolver = zodResolver(accountDeletionRequest)

/** Deletes the account once the password has been typed, and leads home. */
export function DeleteAccountForm({email, onCancel}: DeleteAccountFormProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const title = t('profile.deleteErrorTitle')
  const {form, field, summary, submit, isBusy} = useRequestForm({
    resolver,
    defaultValues: {password: ''},
    send,
  })
  const {setFocus} = form

  useEffect(() => setFocus('password'), [setFocus])

  async function send({password}: AccountDeletionRequest) {
    const result = await deleteOwnAccount(email, password)
    if (!result.ok) {
      showAccountError(t, result.error, title)
      return result.error
    }
    toast.success(t('profile.deleted'), {id: ACCOUNT_TOAST, description: t('profile.deletedText')})
    router.replace('/')
    return undefined
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <ErrorSummary {...summary} title={title} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('profile.deleteConfirm')}
        autoComplete="current-password"
        {...field('password')}
      />
      <p className="flex flex-wrap gap-3">
        <button type="submit" disabled={isBusy} className={`${buttonClass('give')} disabled:cursor-progress`}>
          <BusyLabel isBusy={isBusy} busy={t('profile.deleting')}>
            {t('profile.delete')}
          </BusyLabel>
        </button>
        <button type="button" onClick={onCancel} disabled={isBusy} className={buttonClass('quiet')}>
          {t('profile.cancel')}
        </button>
      </p>
    </form>
  )
}

'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {accountDeletionRequest, type AccountDeletionRequest} from '@site/schemas/requests/password'
import {useTranslations} from 'next-intl'
import {useEffect, useState} from 'react'
import {useRouter} from '#/i18n/navigation.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {PasswordField} from '../form/password-field.tsx'
import {ACCOUNT_TOAST} from '../form/account-error-text.ts'
import {useAccountForm} from '../form/use-account-form.ts'
import {deleteOwnAccount} from './profile-actions.ts'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {toast} from '#/ui/toasts/toast.ts'

export function DeleteAccount({email}: {email: string}) {
  const t = useTranslations('account.profile')
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <ExplainedSection title={t('deleteTitle')} text={t('deleteText')}>
      {isConfirming ? (
        <DeleteAccountForm email={email} onCancel={() => setIsConfirming(false)} />
      ) : (
        <button
          type="button"
          onClick={() => setIsConfirming(true)}
          className="min-h-11 rounded-soft border border-danger px-5 py-2.5 leading-tight font-semibold text-danger hover:bg-sunken"
        >
          {t('deleteStart')}
        </button>
      )}
    </ExplainedSection>
  )
}

interface DeleteAccountFormProps {
  email: string
  onCancel: () => void
}

const resolver = zodResolver(accountDeletionRequest)

function DeleteAccountForm({email, onCancel}: DeleteAccountFormProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const title = t('profile.deleteErrorTitle')
  const {form, field, summary, submit, isBusy} = useAccountForm({
    title,
    resolver,
    defaultValues: {password: ''},
    send,
  })
  const {setFocus} = form

  useEffect(() => setFocus('password'), [setFocus])

  async function send({password}: AccountDeletionRequest) {
    const result = await deleteOwnAccount(email, password)
    if (!result.ok) return result.error
    const description = t(result.data ? 'profile.deletedTextEmailed' : 'profile.deletedText')
    toast.success(t('profile.deleted'), {id: ACCOUNT_TOAST, description})
    router.replace('/')
    return undefined
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <ErrorSummary {...summary} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={t('profile.deleteConfirm')}
        autoComplete="current-password"
        {...field('password')}
      />
      <FormFailure {...summary} />
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

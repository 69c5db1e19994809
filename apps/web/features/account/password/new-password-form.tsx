'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {newPasswordRequest, type NewPasswordRequest} from '@site/schemas/requests/password'
import {useTranslations} from 'next-intl'
import {useRouter} from '#/i18n/navigation.ts'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {NewPasswordField} from '../form/password-field.tsx'
import {ACCOUNT_TOAST} from '../form/account-error-text.ts'
import {useAccountForm} from '../form/use-account-form.ts'
import {endPasswordRecovery, setPassword} from './password-actions.ts'

interface NewPasswordFormProps {
  email: string
  onDone: () => void
}

const resolver = zodResolver(newPasswordRequest)

export function NewPasswordForm({email, onDone}: NewPasswordFormProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const title = t('reset.errorTitle')
  const {field, summary, submit, isBusy} = useAccountForm({
    title,
    resolver,
    defaultValues: {password: ''},
    send,
  })

  async function send({password}: NewPasswordRequest) {
    const result = await setPassword(password)
    if (!result.ok) return result.error
    endPasswordRecovery()
    toast.success(t('reset.done'), {id: ACCOUNT_TOAST})
    router.replace('/')
    onDone()
    return undefined
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <ErrorSummary {...summary} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField label={t('field.newPassword')} {...field('password')} />
      <FormFailure {...summary} />
      <SubmitButton label={t('reset.set')} busyLabel={t('reset.setting')} isBusy={isBusy} />
    </form>
  )
}

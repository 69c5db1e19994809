'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {signUpCompletion, type SignUpCompletion} from '@site/schemas/requests/sign-up'
import {useLocale, useTranslations} from 'next-intl'
import {useRouter} from '#/i18n/navigation.ts'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {FirstNameField, LastNameField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {reloadAccount} from '../session/session-store.ts'
import {NewPasswordField} from '../form/password-field.tsx'
import {PrivacyNote} from '../form/privacy-field.tsx'
import {ACCOUNT_TOAST} from '../form/account-error-text.ts'
import {useAccountForm} from '../form/use-account-form.ts'
import {completeSignUp, endPasswordRecovery} from './password-actions.ts'

interface FirstPasswordFormProps {
  id: string
  /** Password managers read which account the password belongs to. */
  email: string
  /** They are asked for if the account has none. */
  names: {firstName: string; lastName: string}
  onDone: () => void
}

const resolver = zodResolver(signUpCompletion)

/**
 * A sign-up in another browser may have got its name and password from somebody else, so the name can be changed here, and
 * only the password has to be typed.
 */
export function FirstPasswordForm({id, email, names, onDone}: FirstPasswordFormProps) {
  const t = useTranslations('account')
  const language = useLocale()
  const router = useRouter()
  const title = t('reset.errorTitle')
  const {field, summary, submit, isBusy} = useAccountForm({
    title,
    resolver,
    defaultValues: {...names, password: '', privacyAccepted: true, language},
    send,
  })

  async function send(completion: SignUpCompletion) {
    const result = await completeSignUp(id, completion)
    if (!result.ok) return result.error
    endPasswordRecovery()
    await reloadAccount()
    toast.success(t('reset.ready'), {id: ACCOUNT_TOAST})
    router.replace('/')
    onDone()
    return undefined
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <ErrorSummary {...summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField label={t('field.password')} {...field('password')} />
      <FormFailure {...summary} />
      <PrivacyNote />
      <SubmitButton label={t('reset.complete')} busyLabel={t('reset.setting')} isBusy={isBusy} />
    </form>
  )
}

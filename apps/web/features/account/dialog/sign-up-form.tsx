'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {signUpRequest, type SignUpRequest} from '@site/schemas/requests/sign-up'
import {useLocale, useTranslations} from 'next-intl'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {EmailField, FirstNameField, LastNameField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import type {Draft} from '#/ui/forms/draft.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {NewPasswordField} from '../form/password-field.tsx'
import {PrivacyField} from '../form/privacy-field.tsx'
import {ACCOUNT_TOAST} from '../form/account-error-text.ts'
import {useAccountForm} from '../form/use-account-form.ts'
import {signUp} from '../session/account-actions.ts'

interface SignUpFormProps {
  draft: Draft<SignUpRequest>
  /** Unless the visitor is logged in, the account needs to be confirmed. */
  onSignedUp: (email: string, isLoggedIn: boolean) => void
  onRegistered: (email: string) => void
}

const resolver = zodResolver(signUpRequest)

export function SignUpForm({draft, onSignedUp, onRegistered}: SignUpFormProps) {
  const t = useTranslations('account')
  const language = useLocale()
  const title = t('signUp.errorTitle')
  const {form, field, failure, summary, submit, clear, isBusy} = useAccountForm({
    title,
    resolver,
    defaultValues: {firstName: '', lastName: '', email: '', password: '', privacyAccepted: false, language},
    draft,
    send,
  })

  async function send(request: SignUpRequest) {
    const result = await signUp(request)
    if (!result.ok) return result.error
    clear()
    const description = t('signUp.doneText', {email: request.email})
    if (result.data === 'confirm')
      toast.success(t('signUp.doneTitle'), {id: ACCOUNT_TOAST, description, duration: 20_000})
    onSignedUp(request.email, result.data === 'loggedIn')
    return undefined
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('signUp.intro')}</p>
      <ErrorSummary {...summary} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <NewPasswordField label={t('field.password')} {...field('password')} />
      <PrivacyField {...field('privacyAccepted')} />
      <FormFailure {...summary}>
        {failure?.code === 'alreadyRegistered' && (
          <button
            type="button"
            onClick={() => onRegistered(form.getValues('email'))}
            className="text-link min-h-11 py-2 font-semibold"
          >
            {t('signUp.toLogIn')}
          </button>
        )}
      </FormFailure>
      <SubmitButton label={t('signUp.submit')} busyLabel={t('signUp.busy')} isBusy={isBusy} />
    </form>
  )
}

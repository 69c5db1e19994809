'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {logInRequest, type LogInRequest} from '@site/schemas/requests/log-in'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {EmailField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import type {Draft} from '#/ui/forms/draft.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {PasswordField} from '../form/password-field.tsx'
import {ACCOUNT_TOAST} from '../form/account-error-text.ts'
import {useAccountForm} from '../form/use-account-form.ts'
import {keepTypedAddress} from '../password/typed-address.ts'
import {logIn} from '../session/account-actions.ts'
import {ResendConfirmation} from './resend-confirmation.tsx'

interface LogInFormProps {
  draft: Draft<LogInRequest>
  onLoggedIn: () => void
  onUnconfirmed: () => void
  onLeave: () => void
}

const resolver = zodResolver(logInRequest)

export function LogInForm({draft, onLoggedIn, onUnconfirmed, onLeave}: LogInFormProps) {
  const t = useTranslations('account')
  const title = t('logIn.errorTitle')
  const [refusedEmail, setRefusedEmail] = useState('')
  const {form, field, failure, summary, submit, clear, isBusy} = useAccountForm({
    title,
    resolver,
    defaultValues: {email: '', password: ''},
    draft,
    send,
  })
  async function send(request: LogInRequest) {
    const result = await logIn(request)
    if (!result.ok) {
      setRefusedEmail(request.email)
      if (result.error.code === 'emailNotConfirmed') onUnconfirmed()
      return result.error
    }
    clear()
    keepTypedAddress('')
    toast.success(t('logIn.doneTitle'), {id: ACCOUNT_TOAST, description: t('logIn.doneText')})
    onLoggedIn()
    return undefined
  }

  function leaveForPassword() {
    keepTypedAddress(form.getValues('email'))
    onLeave()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary {...summary} />
      <EmailField {...field('email')} autoComplete="username" />
      <PasswordField label={t('field.password')} autoComplete="current-password" {...field('password')} />
      <FormFailure {...summary}>
        {failure?.code === 'emailNotConfirmed' && <ResendConfirmation email={refusedEmail} />}
      </FormFailure>
      <SubmitButton label={t('logIn.submit')} busyLabel={t('logIn.busy')} isBusy={isBusy} />
      <p>
        <Link href="/slaptazodis" onClick={leaveForPassword} className="text-link inline-block py-2">
          {t('logIn.forgotten')}
        </Link>
      </p>
    </form>
  )
}

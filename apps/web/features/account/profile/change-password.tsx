'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {passwordChangeRequest, type PasswordChangeRequest} from '@site/schemas/requests/password'
import {useTranslations} from 'next-intl'
import {Link} from '#/ui/links/link.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {NewPasswordField, PasswordField} from '../form/password-field.tsx'
import {ACCOUNT_TOAST} from '../form/account-error-text.ts'
import {useAccountForm} from '../form/use-account-form.ts'
import {changePassword} from '../password/password-actions.ts'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {toast} from '#/ui/toasts/toast.ts'

const resolver = zodResolver(passwordChangeRequest)

export function ChangePassword({email}: {email: string}) {
  const t = useTranslations('account')
  const title = t('reset.errorTitle')
  const {form, field, summary, submit, isBusy} = useAccountForm({
    title,
    resolver,
    defaultValues: {currentPassword: '', password: ''},
    send,
  })

  async function send(request: PasswordChangeRequest) {
    const result = await changePassword(email, request)
    if (!result.ok) return result.error
    form.reset()
    toast.success(t('reset.done'), {id: ACCOUNT_TOAST})
    return undefined
  }

  return (
    <ExplainedSection title={t('profile.passwordTitle')} text={t('profile.passwordText')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <ErrorSummary {...summary} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('field.currentPassword')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordField label={t('field.newPassword')} {...field('password')} />
        <FormFailure {...summary} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <SubmitButton label={t('profile.changePassword')} busyLabel={t('profile.saving')} isBusy={isBusy} />
          <Link href="/slaptazodis" className="text-link py-2">
            {t('profile.forgotten')}
          </Link>
        </div>
      </form>
    </ExplainedSection>
  )
}

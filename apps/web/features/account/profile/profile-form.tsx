'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {profileRequest, type ProfileFields, type ProfileRequest} from '@site/schemas/requests/profile'
import {useTranslations} from 'next-intl'
import {toast} from 'sonner'
import {saveProfile} from './profile-actions.ts'
import {ErrorSummary} from '../form/error-summary.tsx'
import {FormField} from '#/ui/form-field.tsx'
import {SubmitButton} from '#/ui/submit-button.tsx'
import {useRequestForm} from '../form/use-request-form.ts'
import {ACCOUNT_TOAST, showAccountError} from '../form/show-account-error.ts'
import {LanguageField} from './language-field.tsx'

interface ProfileFormProps {
  id: string
  email: string
  profile: ProfileFields
}

const resolver = zodResolver(profileRequest)

/** What somebody has said of themselves; the address can be seen here, not changed. */
export function ProfileForm({id, email, profile}: ProfileFormProps) {
  const t = useTranslations('account')
  const title = t('profile.saveErrorTitle')
  const {field, summary, submit, isBusy} = useRequestForm({resolver, defaultValues: profile, send})

  async function send(request: ProfileRequest) {
    const result = await saveProfile(id, request)
    if (result.ok) {
      toast.success(t('profile.saved'), {id: ACCOUNT_TOAST})
      return undefined
    }
    showAccountError(t, result.error, title)
    return result.error
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary {...summary} title={title} />
      <dl>
        <dt className="font-semibold">{t('field.email')}</dt>
        <dd className="wrap-anywhere">{email}</dd>
      </dl>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label={t('field.firstName')} autoComplete="given-name" {...field('firstName')} />
        <FormField label={t('field.lastName')} autoComplete="family-name" {...field('lastName')} />
      </div>
      <LanguageField {...field('language')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label={t('field.phone')} type="tel" autoComplete="tel" optional {...field('phone')} />
        <FormField label={t('field.city')} autoComplete="address-level2" optional {...field('city')} />
      </div>
      <SubmitButton
        label={t('profile.save')}
        busyLabel={t('profile.saving')}
        isBusy={isBusy}
        className="justify-self-start"
      />
    </form>
  )
}

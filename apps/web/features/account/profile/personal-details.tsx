'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {type ProfileFields, profileRequest, type ProfileRequest} from '@site/schemas/requests/profile'
import {useTranslations} from 'next-intl'
import {type ComponentProps, useCallback, useState} from 'react'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import type {Draft} from '#/ui/forms/draft.ts'
import {describedBy, FieldFrame, FormField, inputClass} from '#/ui/forms/form-field.tsx'
import {ACCOUNT_TOAST} from '../form/account-error-text.ts'
import {useAccountForm} from '../form/use-account-form.ts'
import {LoadedSection} from './loaded-section.tsx'
import {loadProfile, saveProfile} from './profile-actions.ts'
import {toast} from '#/ui/toasts/toast.ts'

interface PersonalDetailsProps {
  id: string
  email: string
  draft: Draft<ProfileDraft>
}

/** What was typed, and what was saved at that time. */
export interface ProfileDraft {
  typed: ProfileFields
  saved: ProfileFields
}

/** Once something else is saved, here or elsewhere, that is shown. */
const draftOf = (profile: ProfileFields, draft: Draft<ProfileDraft>): Draft<ProfileFields> => ({
  read() {
    const kept = draft.read()
    return kept && JSON.stringify(kept.saved) === JSON.stringify(profile) ? kept.typed : undefined
  },
  write: (typed) => draft.write(typed && {typed, saved: profile}),
})

export function PersonalDetails({id, email, draft}: PersonalDetailsProps) {
  const t = useTranslations('account.profile')
  const load = useCallback(() => loadProfile(id), [id])
  return (
    <LoadedSection
      title={t('about')}
      text={t('visibility')}
      texts={{loading: t('loading'), failed: t('loadFailedTitle'), retry: t('retry')}}
      loadingClass="block min-h-96"
      load={load}
    >
      {(profile) => <ProfileForm id={id} email={email} draft={draft} profile={profile} />}
    </LoadedSection>
  )
}

interface ProfileFormProps extends PersonalDetailsProps {
  profile: ProfileFields
}

const resolver = zodResolver(profileRequest)

function ProfileForm({id, email, draft, profile}: ProfileFormProps) {
  const t = useTranslations('account')
  const form = useTranslations('form')
  const title = t('profile.saveErrorTitle')
  const [ownDraft] = useState(() => draftOf(profile, draft))
  const {field, summary, submit, isBusy} = useAccountForm({
    title,
    resolver,
    defaultValues: profile,
    draft: ownDraft,
    send,
  })

  async function send(request: ProfileRequest) {
    const result = await saveProfile(id, request)
    if (!result.ok) return result.error
    toast.success(t('profile.saved'), {id: ACCOUNT_TOAST})
    return undefined
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <ErrorSummary {...summary} />
      <dl>
        <dt className="font-semibold">{form('field.email')}</dt>
        <dd className="wrap-anywhere">{email}</dd>
      </dl>
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <LanguageField {...field('language')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <PhoneField optional {...field('phone')} />
        <FormField label={t('field.city')} autoComplete="address-level2" optional {...field('city')} />
      </div>
      <FormFailure {...summary} />
      <SubmitButton label={t('profile.save')} busyLabel={t('profile.saving')} isBusy={isBusy} />
    </form>
  )
}

interface LanguageFieldProps extends ComponentProps<'select'> {
  id: string
  error?: string
}

function LanguageField({error, ...select}: LanguageFieldProps) {
  const t = useTranslations('account')
  const {id} = select
  const hint = t('hint.language')
  return (
    <FieldFrame {...{id, error, hint}} label={t('field.language')}>
      <select {...select} {...describedBy({id, hint, error})} className={inputClass}>
        <option value="lt">{t('profile.lithuanian')}</option>
        <option value="en">{t('profile.english')}</option>
      </select>
    </FieldFrame>
  )
}

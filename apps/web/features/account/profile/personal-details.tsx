'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {type ProfileFields, profileRequest, type ProfileRequest} from '@site/schemas/requests/profile'
import {useTranslations} from 'next-intl'
import {type ComponentProps, useEffect, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import type {Draft} from '#/ui/forms/use-request-form.ts'
import {describedBy, FieldFrame, FormField, inputClass} from '#/ui/forms/form-field.tsx'
import type {AccountError} from '../form/account-error.ts'
import {ACCOUNT_TOAST, errorText} from '../form/account-error-text.ts'
import {useAccountForm} from '../form/use-account-form.ts'
import {loadProfile, saveProfile} from './profile-actions.ts'
import {ExplainedSection} from '#/ui/layout/explained-section.tsx'
import {toast} from '#/ui/toasts/toast.ts'

type State =
  {status: 'loading'} | {status: 'failed'; failure: AccountError} | {status: 'loaded'; profile: ProfileFields}

interface PersonalDetailsProps {
  id: string
  email: string
  draft: Draft<ProfileFields>
}

export function PersonalDetails({id, email, draft}: PersonalDetailsProps) {
  const t = useTranslations('account.profile')
  const account = useTranslations('account')
  const [state, setState] = useState<State>({status: 'loading'})
  const [attempts, setAttempts] = useState(1)

  useEffect(() => {
    let isCurrent = true
    void loadProfile(id).then((result) => {
      if (!isCurrent) return
      setState(
        result.ok ? {status: 'loaded', profile: result.data} : {status: 'failed', failure: result.error},
      )
    })
    return () => {
      isCurrent = false
    }
  }, [id, attempts])

  function retry() {
    setState({status: 'loading'})
    setAttempts(attempts + 1)
  }

  return (
    <ExplainedSection title={t('about')} text={t('visibility')}>
      {state.status === 'loading' && <output className="block min-h-96 text-muted">{t('loading')}</output>}
      {state.status === 'failed' && (
        <div role="alert">
          <p className="font-semibold text-danger">{t('loadFailedTitle')}</p>
          <p className="mt-1">{errorText(account, state.failure)}</p>
          <button type="button" onClick={retry} className={`${buttonClass('quiet')} mt-4`}>
            {t('retry')}
          </button>
        </div>
      )}
      {state.status === 'loaded' && (
        <ProfileForm id={id} email={email} draft={draft} profile={state.profile} />
      )}
    </ExplainedSection>
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
  const {field, summary, submit, isBusy} = useAccountForm({
    title,
    resolver,
    defaultValues: profile,
    draft,
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
      <SubmitButton
        label={t('profile.save')}
        busyLabel={t('profile.saving')}
        isBusy={isBusy}
        className="justify-self-start"
      />
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

'use client'

import type {ProfileFields} from '@site/schemas/requests/profile'
import {useTranslations} from 'next-intl'
import {useEffect, useState} from 'react'
import type {AccountError} from '../form/account-error.ts'
import {loadProfile} from './profile-actions.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {errorText} from '../form/account-error-text.ts'
import {ProfileForm} from './profile-form.tsx'
import {ProfileSection} from './profile-section.tsx'

type State =
  {status: 'loading'} | {status: 'failed'; failure: AccountError} | {status: 'loaded'; profile: ProfileFields}

/** Names, language, phone and city, to be seen and changed. */
export function AboutYou({id, email}: {id: string; email: string}) {
  const t = useTranslations('account.profile')
  const account = useTranslations('account')
  const [state, setState] = useState<State>({status: 'loading'})

  const [attempts, setAttempts] = useState(1)

  useEffect(() => {
    let isWanted = true
    void loadProfile(id).then((result) => {
      if (!isWanted) return
      setState(
        result.ok ? {status: 'loaded', profile: result.data} : {status: 'failed', failure: result.error},
      )
    })
    return () => {
      isWanted = false
    }
  }, [id, attempts])

  function retry() {
    setState({status: 'loading'})
    setAttempts(attempts + 1)
  }

  return (
    <ProfileSection title={t('about')} text={t('visibility')}>
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
      {state.status === 'loaded' && <ProfileForm id={id} email={email} profile={state.profile} />}
    </ProfileSection>
  )
}

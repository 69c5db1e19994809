'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {DeleteAccountForm} from './delete-account-form.tsx'
import {ProfileSection} from './profile-section.tsx'

/** The end of an account, behind a second step. */
export function DeleteAccount({email}: {email: string}) {
  const t = useTranslations('account.profile')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <ProfileSection title={t('deleteTitle')} text={t('deleteText')}>
      {isAsking ? (
        <DeleteAccountForm email={email} onCancel={() => setIsAsking(false)} />
      ) : (
        <button
          type="button"
          onClick={() => setIsAsking(true)}
          className="min-h-11 rounded-soft border border-danger px-5 py-2.5 leading-tight font-semibold text-danger hover:bg-sunken"
        >
          {t('deleteStart')}
        </button>
      )}
    </ProfileSection>
  )
}

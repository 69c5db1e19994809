'use client'

import {useTranslations} from 'next-intl'
import {type ReactNode, useState} from 'react'
import {onePerId} from '#/ui/forms/one-per-id.ts'
import {useAccount} from './account-store.ts'
import {formDraft} from '#/ui/forms/draft.ts'
import {AccountForms, useKeptForms} from './dialog/account-forms.tsx'
import type {AccountTab} from './open-account-dialog.ts'
import {hasRememberedAccount} from './session/remembered-account.ts'
import {PersonalDetails, type ProfileDraft} from './profile/personal-details.tsx'
import {ChangePassword} from './profile/change-password.tsx'
import {DeleteAccount} from './profile/delete-account.tsx'
import {DigestChoice} from './profile/digest-choice.tsx'
import {DownloadData} from './profile/download-data.tsx'
import {NewsletterChoice} from './profile/newsletter-choice.tsx'

interface ProfilePageProps {
  membership: ReactNode
  donations: ReactNode
}

const draftFor = onePerId((id) => formDraft<ProfileDraft>(`profile ${id}`))

/** What was typed is hidden while nobody is logged in, and shown again after the same user has logged in. */
export function ProfilePage({membership, donations}: ProfilePageProps) {
  const t = useTranslations('account.profile')
  const account = useAccount()
  if (account.status === 'loading') {
    return (
      // As high as the window, so that the footer is not seen to move when the form comes.
      <output className="block text-muted" style={{minHeight: '100vh'}}>
        {t('loading')}
      </output>
    )
  }
  if (account.status === 'loggedOut') return <LoggedOut />
  const {id, email, isAdmin, roles} = account
  return (
    <div key={id} className="grid gap-12">
      <PersonalDetails id={id} email={email} draft={draftFor(id)} />
      {membership}
      {donations}
      <NewsletterChoice />
      {(isAdmin || roles.length > 0) && <DigestChoice id={id} />}
      <ChangePassword email={email} />
      <DownloadData />
      <DeleteAccount email={email} />
    </div>
  )
}

function LoggedOut() {
  const t = useTranslations('account.profile')
  const kept = useKeptForms()
  const [tab, setTab] = useState<AccountTab>(hasRememberedAccount() ? 'logIn' : 'signUp')
  return (
    <div className="max-w-2xl">
      <h2 className="text-h2">{t('signedOutTitle')}</h2>
      <p className="mt-3 text-lead">{t('signedOutText')}</p>
      <div className="mt-6 max-w-[30rem] rounded-card border border-line bg-raised px-5 pt-3 pb-8 sm:px-8">
        <AccountForms kept={kept} tab={tab} onTab={setTab} onDone={() => {}} />
      </div>
    </div>
  )
}

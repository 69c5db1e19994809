'use client'

import {useTranslations} from 'next-intl'
import {openAccountDialog} from '../open-account-dialog.ts'
import {useAccount} from '../account-queries.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {AboutYou} from './about-you.tsx'
import {ChangePassword} from './change-password-form.tsx'
import {DeleteAccount} from './delete-account.tsx'
import {DownloadData} from './download-data.tsx'

/** One's own account: what is known of it, the password, a copy of all data, and the end of it. */
export function ProfilePage() {
  const t = useTranslations('account.profile')
  const account = useAccount()
  if (account.status === 'loading') return <output className="text-muted">{t('loading')}</output>
  if (account.status === 'signedOut') return <SignedOut />
  const {id, email} = account
  return (
    <div key={id} className="grid gap-12">
      <AboutYou id={id} email={email} />
      <ChangePassword email={email} />
      <DownloadData />
      <DeleteAccount email={email} />
    </div>
  )
}

function SignedOut() {
  const t = useTranslations('account.profile')
  return (
    <div className="max-w-2xl">
      <h2 className="text-h2">{t('signedOutTitle')}</h2>
      <p className="mt-3 text-lead">{t('signedOutText')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={() => openAccountDialog('logIn')} className={buttonClass()}>
          {t('logIn')}
        </button>
        <button type="button" onClick={() => openAccountDialog('signUp')} className={buttonClass('quiet')}>
          {t('signUp')}
        </button>
      </p>
    </div>
  )
}

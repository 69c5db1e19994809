'use client'

import {useTranslations} from 'next-intl'
import {useState, useSyncExternalStore} from 'react'
import {isRecoveringPassword} from './password/password-recovery.ts'
import {sendPasswordReset} from './account-actions.ts'
import {useAccount} from './account-queries.ts'
import {PageHeading} from '#/ui/page-heading.tsx'
import {EmailForm} from './email-form.tsx'
import {NewPasswordForm} from './new-password-form.tsx'

const never = () => () => {}

/** Asks for the mail with the link to a new password; after that link, for the new password itself. */
export function PasswordPage() {
  const t = useTranslations('account.reset')
  const account = useAccount()
  const isRecovering = useSyncExternalStore(never, isRecoveringPassword, () => false)
  const [isDone, setIsDone] = useState(false)

  if (isRecovering && !isDone && account.status === 'signedIn') {
    return (
      <>
        <PageHeading title={t('setTitle')} intro={t('setIntro')} />
        <div className="frame">
          <NewPasswordForm email={account.email} onDone={() => setIsDone(true)} />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      {/* Nobody types before it is known who does: the form is made anew for whoever is logged in. */}
      <div className={`frame ${account.status === 'loading' ? 'invisible' : ''}`}>
        <EmailForm
          key={account.status}
          email={account.status === 'signedIn' ? account.email : ''}
          send={sendPasswordReset}
          errorTitle={t('errorTitle')}
          submitLabel={t('submit')}
          sentText={(email) => t('sentText', {email})}
        />
      </div>
    </>
  )
}

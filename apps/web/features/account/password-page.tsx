'use client'

import {useTranslations} from 'next-intl'
import {useState, useSyncExternalStore} from 'react'
import {PageHeading} from '#/ui/page-heading.tsx'
import {useAccount} from './account-queries.ts'
import {EmailLinkForm} from './link/email-link-form.tsx'
import {NewPasswordForm} from './password/new-password-form.tsx'
import {isRecoveringPassword, sendPasswordReset} from './password/password-actions.ts'
import {typedAddress} from './password/typed-address.ts'

const subscribeToNothing = () => () => {}

/** The form that requests a link for a new password or, once that link has been opened, the form that sets it. */
export function PasswordPage() {
  const t = useTranslations('account.reset')
  const account = useAccount()
  const isRecovering = useSyncExternalStore(subscribeToNothing, isRecoveringPassword, () => false)
  const [isDone, setIsDone] = useState(false)

  if (isRecovering && !isDone && account.status === 'loggedIn') {
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
      <PageHeading title={t('title')} intro={<span className="noscript:hidden">{t('intro')}</span>} />
      {/* Hidden while the account loads: the form is remounted afterwards, which would lose what was typed. */}
      <div className={`frame noscript:hidden ${account.status === 'loading' ? 'invisible' : ''}`}>
        <EmailLinkForm
          key={account.status}
          email={account.status === 'loggedIn' ? account.email : typedAddress()}
          send={sendPasswordReset}
          errorTitle={t('errorTitle')}
          submitLabel={t('submit')}
          sentText={(email) => t('sentText', {email})}
        />
      </div>
    </>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useState, useSyncExternalStore} from 'react'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {userIdOf} from './account-state.ts'
import {useAccount} from './account-store.ts'
import {EmailLinkForm} from './link/email-link-form.tsx'
import {FirstPasswordForm} from './password/first-password-form.tsx'
import {NewPasswordForm} from './password/new-password-form.tsx'
import {passwordRecovery, sendPasswordReset} from './password/password-actions.ts'
import {typedAddress} from './password/typed-address.ts'

const subscribeToNothing = () => () => {}

export function PasswordPage() {
  const t = useTranslations('account.reset')
  const account = useAccount()
  const userId = userIdOf(account)
  const recovery = useSyncExternalStore(
    subscribeToNothing,
    () => (userId === null ? undefined : passwordRecovery(userId)),
    () => undefined,
  )
  const [isDone, setIsDone] = useState(false)

  if (recovery && !isDone && account.status === 'loggedIn') {
    const {id, email, firstName} = account
    return (
      <>
        <PageHeading
          title={t(recovery === 'void' ? 'firstTitle' : 'setTitle')}
          intro={recovery === 'void' ? t('firstIntro', {email}) : t('setIntro')}
        />
        <div className="frame">
          <PasswordForm key={id} {...{id, email, firstName}} onDone={() => setIsDone(true)} />
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

interface PasswordFormProps {
  id: string
  email: string
  firstName: string | null
  onDone: () => void
}

/** Asks an account without a name for its names too, also if it gets them while the form is being sent. */
function PasswordForm({id, email, firstName, onDone}: PasswordFormProps) {
  const [isNameless] = useState(firstName === null)
  if (isNameless) return <FirstPasswordForm {...{id, email, onDone}} />
  return <NewPasswordForm {...{email, onDone}} />
}

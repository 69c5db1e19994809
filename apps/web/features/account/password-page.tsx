'use client'

import {useTranslations} from 'next-intl'
import {useState, useSyncExternalStore} from 'react'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import {userIdOf} from './account-state.ts'
import {useAccount} from './account-store.ts'
import {EmailLinkForm} from './link/email-link-form.tsx'
import {FirstPasswordForm} from './password/first-password-form.tsx'
import {NewPasswordForm} from './password/new-password-form.tsx'
import {passwordRecovery, type RecoveryReason, sendPasswordReset} from './password/password-actions.ts'
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
    const {id, email, firstName, lastName} = account
    const names = {firstName: firstName ?? '', lastName: lastName ?? ''}
    return (
      <>
        <PageHeading
          title={t(recovery === 'void' ? 'firstTitle' : 'setTitle')}
          intro={recovery === 'void' ? t('firstIntro', {email}) : t('setIntro')}
        />
        <div className="frame">
          <PasswordForm key={id} {...{id, email, names, recovery}} onDone={() => setIsDone(true)} />
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
  names: {firstName: string; lastName: string}
  recovery: RecoveryReason
  onDone: () => void
}

/** The kind of form stays while it is being sent, although the account gets a name then. */
function PasswordForm({id, email, names, recovery, onDone}: PasswordFormProps) {
  const [isFirst] = useState(recovery === 'void' || !names.firstName || !names.lastName)
  if (isFirst) return <FirstPasswordForm {...{id, email, names, onDone}} />
  return <NewPasswordForm {...{email, onDone}} />
}

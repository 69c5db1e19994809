'use client'

import {useTranslations} from 'next-intl'
import {buttonClass, ButtonLink} from '#/ui/button-link.tsx'
import {type EmailLink, sendConfirmation} from './account-actions.ts'
import {EmailForm} from './email-form.tsx'
import type {AccountError} from './form/account-error.ts'
import {errorText} from './form/account-error-text.ts'
import {openAccountDialog} from './open-account-dialog.ts'

interface FailedLinkProps {
  failure: AccountError
  /** What the link was for; unknown when its address was incomplete. */
  type: EmailLink['type'] | undefined
  onRetry: () => void
}

const passing: readonly AccountError['code'][] = ['offline', 'unavailable', 'unexpected', 'tooMany']

/** A link that did not work: the way on depends on whether it may work later, and on what it was for. */
export function FailedLink({failure, type, onRetry}: FailedLinkProps) {
  const t = useTranslations('account.confirm')
  const account = useTranslations('account')
  const isPassing = passing.includes(failure.code)
  const isForPassword = type === 'recovery' || type === 'invite'
  return (
    <div className="max-w-2xl">
      <div role="alert">
        <h2 className="text-h2">{t(isPassing ? 'notCheckedTitle' : 'failedTitle')}</h2>
        <p className="mt-3 text-lead">
          {isPassing ? errorText(account, failure) : t(isForPassword ? 'recoveryFailedText' : 'failedText')}
        </p>
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        {isPassing && (
          <button type="button" onClick={onRetry} className={buttonClass()}>
            {t('retry')}
          </button>
        )}
        {!isPassing && isForPassword && <ButtonLink href="/slaptazodis">{t('newLink')}</ButtonLink>}
        {!isPassing && (
          <button
            type="button"
            onClick={() => openAccountDialog('logIn')}
            className={buttonClass(isForPassword ? 'quiet' : 'primary')}
          >
            {t('logIn')}
          </button>
        )}
      </p>
      {!isPassing && !isForPassword && (
        <div className="mt-12">
          <h3 className="mb-4 text-h3">{t('newLink')}</h3>
          <EmailForm
            send={sendConfirmation}
            errorTitle={account('failure.title')}
            submitLabel={account('reset.submit')}
            sentText={(email) => t('sentText', {email})}
          />
        </div>
      )}
    </div>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {buttonClass, ButtonLink} from '#/ui/button.tsx'
import type {AccountError} from '../form/account-error.ts'
import {errorText} from '../form/show-account-error.ts'
import {openAccountDialog} from '../open-account-dialog.ts'
import {sendConfirmation} from '../session/account-actions.ts'
import {EmailLinkForm} from './email-link-form.tsx'
import type {EmailLink} from './link-actions.ts'

interface FailedLinkProps {
  failure: AccountError
  /** Type of the link; undefined when its URL was incomplete. */
  type: EmailLink['type'] | undefined
  onRetry: () => void
}

/** Errors after which the same link may still work. */
const transientCodes: readonly AccountError['code'][] = ['offline', 'unavailable', 'unexpected', 'tooMany']

/** Explains why a link failed, with buttons to retry, log in or request a new link. */
export function FailedLink({failure, type, onRetry}: FailedLinkProps) {
  const t = useTranslations('account.confirm')
  const account = useTranslations('account')
  const isTransient = transientCodes.includes(failure.code)
  const isForPassword = type === 'recovery' || type === 'invite'
  return (
    <div className="max-w-2xl">
      <div role="alert">
        <h2 className="text-h2">{t(isTransient ? 'notCheckedTitle' : 'failedTitle')}</h2>
        <p className="mt-3 text-lead">
          {isTransient ? errorText(account, failure) : t(isForPassword ? 'recoveryFailedText' : 'failedText')}
        </p>
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        {isTransient && (
          <button type="button" onClick={onRetry} className={buttonClass()}>
            {t('retry')}
          </button>
        )}
        {!isTransient && isForPassword && <ButtonLink href="/slaptazodis">{t('newLink')}</ButtonLink>}
        {!isTransient && (
          <button
            type="button"
            onClick={() => openAccountDialog('logIn')}
            className={buttonClass(isForPassword ? 'quiet' : 'primary')}
          >
            {t('logIn')}
          </button>
        )}
      </p>
      {!isTransient && !isForPassword && (
        <div className="mt-12">
          <h3 className="mb-4 text-h3">{t('newLink')}</h3>
          <EmailLinkForm
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

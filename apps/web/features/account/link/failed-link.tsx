'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef} from 'react'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import type {AccountError} from '../form/account-error.ts'
import {errorText} from '../form/account-error-text.ts'
import {openAccountDialog} from '../open-account-dialog.ts'
import {sendConfirmation} from '../session/account-actions.ts'
import {EmailLinkForm} from './email-link-form.tsx'
import type {EmailLink} from './link-actions.ts'

interface FailedLinkProps {
  failure: AccountError
  /** It is undefined when the URL of the link was incomplete. */
  type?: EmailLink['type'] | undefined
  /** Without it, a transient failure cannot be retried. */
  onRetry?: () => void
}

/** The same link may still work after these errors. */
const transientCodes: readonly AccountError['code'][] = ['offline', 'unavailable', 'unexpected', 'tooMany']

const failedTexts = {
  signup: 'failedText',
  recovery: 'recoveryFailedText',
  invite: 'recoveryFailedText',
  email_change: 'emailChangeFailedText',
} as const

export function FailedLink({failure, type = 'signup', onRetry}: FailedLinkProps) {
  const t = useTranslations('account.confirm')
  const account = useTranslations('account')
  const message = useRef<HTMLDivElement>(null)
  const isTransient = transientCodes.includes(failure.code)

  useEffect(() => message.current?.focus(), [])

  return (
    <div className="max-w-2xl">
      <div role="alert" ref={message} tabIndex={-1} className="outline-none">
        <h2 className="text-h2">{t(isTransient ? 'notCheckedTitle' : 'failedTitle')}</h2>
        <p className="mt-3 text-lead">{isTransient ? errorText(account, failure) : t(failedTexts[type])}</p>
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        {isTransient && onRetry && (
          <button type="button" onClick={onRetry} className={buttonClass()}>
            {t('retry')}
          </button>
        )}
        {!isTransient && (
          <>
            <ButtonLink href="/slaptazodis">{t(type === 'signup' ? 'choosePassword' : 'newLink')}</ButtonLink>
            <button type="button" onClick={() => openAccountDialog('logIn')} className={buttonClass('quiet')}>
              {t('logIn')}
            </button>
          </>
        )}
      </p>
      {!isTransient && type === 'signup' && (
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

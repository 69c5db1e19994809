'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import type {AccountError} from '../form/account-error.ts'
import {errorText} from '../form/account-error-text.ts'

interface UnclaimedSignUpProps {
  failure?: AccountError | undefined
  isBusy: boolean
  onRetry: () => void
  onChoose: () => void
}

/** The address is confirmed, but the browser has not yet proved that the account was signed up for in it. */
export function UnclaimedSignUp({failure, isBusy, onRetry, onChoose}: UnclaimedSignUpProps) {
  const t = useTranslations('account.confirm')
  const account = useTranslations('account')
  const message = useRef<HTMLDivElement>(null)

  useEffect(() => message.current?.focus(), [])

  return (
    <div className="max-w-2xl">
      <div role="alert" ref={message} tabIndex={-1} className="outline-none">
        <h2 className="text-h2">{t('unclaimedTitle')}</h2>
        <p className="mt-3 text-lead">{t('unclaimedText')}</p>
        {failure && <p className="mt-3">{errorText(account, failure)}</p>}
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={onRetry} disabled={isBusy} className={buttonClass()}>
          <BusyLabel isBusy={isBusy} busy={t('busy')}>
            {t('retry')}
          </BusyLabel>
        </button>
        <button type="button" onClick={onChoose} className={buttonClass('quiet')}>
          {t('choosePassword')}
        </button>
      </p>
    </div>
  )
}

'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import type {AccountError} from '../form/account-error.ts'
import {errorText} from '../form/account-error-text.ts'
import {sendConfirmation} from '../session/account-actions.ts'

export function ResendConfirmation({email}: {email: string}) {
  const t = useTranslations('account')
  const language = useLocale()
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | AccountError>('idle')

  async function send() {
    setState('sending')
    const result = await sendConfirmation(email, language)
    setState(result.ok ? 'sent' : result.error)
  }

  return (
    <>
      {state !== 'sent' && (
        <button
          type="button"
          onClick={send}
          disabled={state === 'sending'}
          className="text-link min-h-11 py-2 font-semibold"
        >
          <BusyLabel isBusy={state === 'sending'} busy={t('confirmation.resending')}>
            {t('confirmation.resend')}
          </BusyLabel>
        </button>
      )}
      <output className="block">
        {state === 'sent' && t('confirmation.resent')}
        {typeof state === 'object' && errorText(t, state)}
      </output>
    </>
  )
}

'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {passwordResetRequest, type PasswordResetRequest} from '@site/schemas/requests/password'
import {useLocale, useTranslations, type Locale} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import type {Result} from '#/supabase/query.ts'
import type {AccountError} from './form/account-error.ts'
import {ErrorSummary} from './form/error-summary.tsx'
import {FormField} from '#/ui/form-field.tsx'
import {SubmitButton} from '#/ui/submit-button.tsx'
import {useRequestForm} from './form/use-request-form.ts'
import {showAccountError} from './form/show-account-error.ts'

interface EmailFormProps {
  /** Asks for a mail to the address, in the page's language. */
  send: (email: string, language: Locale) => Promise<Result<null, AccountError>>
  /** Heading of what goes wrong. */
  errorTitle: string
  submitLabel: string
  /** What is said once it has been asked for. */
  sentText: (email: string) => string
  /** Address that is known already. */
  email?: string
}

const resolver = zodResolver(passwordResetRequest)

/** Asks for an address and has a link sent to it; the answer is the same whether there is such an account or not. */
export function EmailForm({send, errorTitle, submitLabel, sentText, email = ''}: EmailFormProps) {
  const t = useTranslations('account')
  const language = useLocale()
  const [sentTo, setSentTo] = useState<string>()
  const {field, summary, submit, isBusy} = useRequestForm({
    resolver,
    defaultValues: {email},
    send: ask,
  })

  async function ask(request: PasswordResetRequest) {
    const result = await send(request.email, language)
    if (result.ok) {
      setSentTo(request.email)
      return undefined
    }
    showAccountError(t, result.error, errorTitle)
    return result.error
  }

  if (sentTo) return <Sent text={sentText(sentTo)} onAgain={() => setSentTo(undefined)} />
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <ErrorSummary {...summary} title={errorTitle} />
      <FormField
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <SubmitButton
        label={submitLabel}
        busyLabel={t('reset.busy')}
        isBusy={isBusy}
        className="justify-self-start"
      />
    </form>
  )
}

function Sent({text, onAgain}: {text: string; onAgain: () => void}) {
  const t = useTranslations('account.reset')
  const message = useRef<HTMLDivElement>(null)

  useEffect(() => message.current?.focus(), [])

  return (
    <div className="rounded-soft border-s-6 border-brand bg-sunken px-5 py-4">
      <div ref={message} tabIndex={-1} className="wrap-anywhere outline-none">
        <h2 className="text-h3">{t('sentTitle')}</h2>
        <p className="mt-1">{text}</p>
      </div>
      <button type="button" onClick={onAgain} className="text-link mt-2 min-h-11 font-semibold">
        {t('again')}
      </button>
    </div>
  )
}

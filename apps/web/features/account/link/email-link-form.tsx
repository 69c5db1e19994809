'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {passwordResetRequest, type PasswordResetRequest} from '@site/schemas/requests/password'
import {useLocale, useTranslations, type Locale} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import type {Result} from '#/supabase/query.ts'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {EmailField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import type {AccountError} from '../form/account-error.ts'
import {useAccountForm} from '../form/use-account-form.ts'

interface EmailLinkFormProps {
  send: (email: string, language: Locale) => Promise<Result<null, AccountError>>
  errorTitle: string
  submitLabel: string
  sentText: (email: string) => string
  email?: string
}

const resolver = zodResolver(passwordResetRequest)

/** The message is the same whether or not the address has an account. */
export function EmailLinkForm({send, errorTitle, submitLabel, sentText, email = ''}: EmailLinkFormProps) {
  const t = useTranslations('account')
  const language = useLocale()
  const [sentTo, setSentTo] = useState<string>()
  const {field, summary, submit, isBusy} = useAccountForm({
    title: errorTitle,
    resolver,
    defaultValues: {email},
    send: request,
  })

  async function request({email: to}: PasswordResetRequest) {
    const result = await send(to, language)
    if (!result.ok) return result.error
    setSentTo(to)
    return undefined
  }

  if (sentTo) return <Sent text={sentText(sentTo)} onAgain={() => setSentTo(undefined)} />
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <ErrorSummary {...summary} />
      <EmailField {...field('email')} />
      <FormFailure {...summary} />
      <SubmitButton label={submitLabel} busyLabel={t('reset.busy')} isBusy={isBusy} />
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

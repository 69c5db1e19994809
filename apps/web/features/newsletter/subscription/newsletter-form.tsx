'use client'

import {useLocale, useTranslations} from 'next-intl'
import {type SubmitEvent, useEffect, useId, useRef, useState} from 'react'
import {inTime} from '#/browser/late-loading.ts'
import {notForPasswordManagers} from '#/ui/forms/not-for-password-managers.ts'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FieldNote} from '#/ui/forms/field-note.tsx'
import {useEmailSlip} from '#/ui/forms/use-email-slip.tsx'
import type {SubscriptionError} from '../newsletter-actions.ts'

type State =
  {status: 'idle' | 'sending'} | {status: 'failed'; error: FormError} | {status: 'sent'; email: string}

type FormError = Exclude<SubscriptionError, 'notFound'>

// Most visitors never subscribe, so this loads on first focus.
const loadActions = () => import('../newsletter-actions.ts')

/** What was typed stays until it has been sent. */
export function NewsletterForm() {
  const t = useTranslations('newsletter.form')
  const locale = useLocale()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const hiddenField = useRef<HTMLInputElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState<State>({status: 'idle'})
  const {note, ...slip} = useEmailSlip('primary')
  const isSending = state.status === 'sending'
  const isInvalid = state.status === 'failed' && ['required', 'emailInvalid'].includes(state.error)

  useEffect(() => {
    if (state.status === 'sent') message.current?.focus()
    if (state.status === 'failed') field.current?.focus()
  }, [state])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setState({status: 'sending'})
    setState(await send(field.current?.value ?? ''))
  }

  async function send(email: string): Promise<State> {
    try {
      const {subscribe} = await inTime(loadActions())
      const website = hiddenField.current?.value
      const result = await subscribe({email, locale, website})
      if (result.ok) return {status: 'sent', email: email.trim()}
      // A person has no other way to empty the field.
      if (result.error === 'suspected' && hiddenField.current) hiddenField.current.value = ''
      return {status: 'failed', error: result.error === 'notFound' ? 'unavailable' : result.error}
    } catch {
      return {status: 'failed', error: navigator.onLine ? 'unavailable' : 'offline'}
    }
  }

  if (state.status === 'sent') {
    return (
      <p
        ref={message}
        tabIndex={-1}
        className="mt-3 font-semibold wrap-anywhere outline-none @max-2xl:w-full"
      >
        {t('sent', {email: state.email})}
      </p>
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => void loadActions().catch(() => undefined)}
      className="mt-3 @max-2xl:contents noscript:hidden [--color-brand-hover:var(--color-accent)] [--color-brand:var(--color-on-pine)] [--color-on-brand:var(--color-pine)]"
    >
      <label htmlFor={id} className="font-semibold @max-2xl:w-full">
        {t('email')}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2 @max-2xl:w-full @2xl:gap-3">
        <input
          ref={field}
          id={id}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isSending}
          {...slip}
          aria-required
          aria-invalid={isInvalid}
          aria-describedby={`${id}-error ${id}-note`}
          className="min-h-12 min-w-0 flex-[1_1_8rem] @2xl:flex-[1_1_12rem] rounded-soft border border-muted bg-raised px-3.5 py-2 text-ink"
        />
        <button type="submit" className={`${buttonClass()} min-h-12`}>
          <BusyLabel isBusy={isSending} busy={t('busy')}>
            {t('submit')}
          </BusyLabel>
        </button>
      </div>
      <p id={`${id}-error`} role="alert" className="mt-2 font-semibold empty:hidden @max-2xl:w-full">
        {state.status === 'failed' && t(`error.${state.error}`)}
      </p>
      <FieldNote id={id} className="mt-2 @max-2xl:w-full">
        {note}
      </FieldNote>
      {/* A field that people neither see nor reach, and programs fill in. */}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
        <input ref={hiddenField} type="text" name="website" tabIndex={-1} {...notForPasswordManagers} />
      </div>
    </form>
  )
}

'use client'

import {londonDay} from '@site/schemas/london-time/instant'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import type {SubmissionError} from '#/supabase/form-submission.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import type {CardRenewal} from './card-renewal.ts'
import {openCardPage, stopRenewal, type RenewalKey} from './renewal-actions.ts'
import {useRenewalErrorText} from './use-renewal-error-text.ts'

interface CardRenewalControlsProps {
  renewal: CardRenewal
  renewalKey: RenewalKey
  /** Runs once the renewal is stopped. */
  onStopped: () => void
}

/** Says when the card is charged next, and lets the member give another card or stop it. */
export function CardRenewalControls({renewal, renewalKey, onStopped}: CardRenewalControlsProps) {
  const t = useTranslations('membership.byCard')
  const locale = useLocale()
  const errorText = useRenewalErrorText()
  const [busy, setBusy] = useState<'card' | 'stop'>()
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<SubmissionError>()
  const [isLinkSent, setIsLinkSent] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)

  // Focus follows the question, and goes back to its button.
  useEffect(() => {
    if (isAsked) question.current?.focus()
    else if (wasAsked.current) stopButton.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])

  async function openCard() {
    if (busy) return
    setBusy('card')
    setFailure(undefined)
    setIsLinkSent(false)
    const result = await openCardPage(renewalKey, locale)
    if (result !== 'linkSent' && result.ok) return location.assign(result.url)
    setBusy(undefined)
    if (result === 'linkSent') setIsLinkSent(true)
    else setFailure(result.error)
  }

  async function stop() {
    if (busy) return
    setBusy('stop')
    setFailure(undefined)
    const result = await stopRenewal(renewalKey, locale)
    setBusy(undefined)
    if (result.ok) return onStopped()
    setFailure(result.error)
  }

  return (
    <section aria-labelledby="card-renewal" className="rounded-card border border-line bg-sunken p-5">
      <h3 id="card-renewal" className="text-h3">
        {t('title')}
      </h3>
      <StateText renewal={renewal} />
      {isAsked ? (
        <div className="mt-4">
          <p ref={question} tabIndex={-1} className="font-semibold outline-none">
            {t('question')}
          </p>
          <p className="mt-1">{t('questionText')}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <button
              type="button"
              aria-disabled={busy === 'stop' || undefined}
              onClick={() => void stop()}
              className={`${buttonClass('give')} aria-disabled:cursor-progress`}
            >
              <BusyLabel isBusy={busy === 'stop'} busy={t('busy')}>
                {t('confirm')}
              </BusyLabel>
            </button>
            <button type="button" onClick={() => setIsAsked(false)} className={buttonClass('quiet')}>
              {t('keep')}
            </button>
          </div>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <button
            type="button"
            aria-disabled={busy === 'card' || undefined}
            onClick={() => void openCard()}
            className={`${buttonClass(renewal.status === 'failing' ? 'primary' : 'quiet')} aria-disabled:cursor-progress`}
          >
            <BusyLabel isBusy={busy === 'card'} busy={t('opening')}>
              {t('card')}
            </BusyLabel>
          </button>
          <button
            ref={stopButton}
            type="button"
            onClick={() => setIsAsked(true)}
            className={buttonClass('quiet')}
          >
            {t('stop')}
          </button>
        </div>
      )}
      <output className="mt-3 block font-semibold empty:hidden">{isLinkSent && t('linkSent')}</output>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {failure && `${t('failed')}. ${errorText(failure)}`}
      </p>
    </section>
  )
}

function StateText({renewal}: {renewal: CardRenewal}) {
  const t = useTranslations('membership.byCard')
  const locale = useLocale()
  const {status, isSkipped, amountPence, nextChargeAt, nextAttemptAt, cardLast4} = renewal
  const day = (instant: string | null) => (instant ? dateInWords(londonDay(new Date(instant)), locale) : '')
  const amount = formatMoney(locale, amountPence)
  if (status === 'failing') {
    return (
      <p className="mt-2 font-semibold text-danger">
        {nextAttemptAt ? t('failingAgain', {amount, date: day(nextAttemptAt)}) : t('failing', {amount})}
      </p>
    )
  }
  const date = day(nextChargeAt)
  return (
    <>
      <p className="mt-2">{t(isSkipped ? 'skipped' : 'active', {amount, date})}</p>
      {cardLast4 && <p className="mt-1 text-small text-muted">{t('cardEnding', {digits: cardLast4})}</p>}
    </>
  )
}

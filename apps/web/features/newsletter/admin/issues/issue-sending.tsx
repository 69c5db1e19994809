'use client'

import {londonInputInstant, londonInputValue, scheduleFault} from '@site/schemas/london-time/input'
import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {useQueryClient} from '@tanstack/react-query'
import {useLocale, useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {useForm, useWatch} from 'react-hook-form'
import {formatDateTime} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {Choice} from '#/ui/forms/choice.tsx'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {createIssueSender} from './newsletter-issues-actions.ts'
import {useMailing} from './mailing.ts'
import {
  lettersQuery,
  newslettersKey,
  subscribersQuery,
  type Emails,
  type LetterReaders,
} from './newsletter-issues-queries.ts'
import type {DraftSaver} from './draft-saver.ts'
import {sendingFailure} from './sending.ts'
import {SendDialog} from './send-dialog.tsx'

const scheduleFaultNow = (typed: string) => scheduleFault(typed, new Date())

interface IssueSendingProps {
  draft: NewsletterDraft
  saver: DraftSaver
  onCheck: () => boolean
  onFail: (text: string) => void
  failurePlace: () => HTMLElement | null
  onSent: () => void
}

export function IssueSending({draft, saver, onCheck, onFail, failurePlace, onSent}: IssueSendingProps) {
  const t = useTranslations('admin.newsletter')
  const locale = useLocale()
  const id = useId()
  const queryClient = useQueryClient()
  const [sendIssue] = useState(createIssueSender)
  const [earliest] = useState(() => londonInputValue(new Date()))
  const {control, register, handleSubmit, clearErrors, formState} = useForm({
    defaultValues: {when: 'now', time: ''},
    reValidateMode: 'onSubmit',
  })
  const {errors, isSubmitting} = formState
  const [when, typedTime] = useWatch({control, name: ['when', 'time']})
  const isLater = when === 'later'
  const [isAsking, setIsAsking] = useState(false)
  const kind = useMailing()
  const [emails, setEmails] = useState<Emails & Partial<LetterReaders>>()
  const instant = isLater ? londonInputInstant(typedTime) : undefined
  const time = instant && formatDateTime(instant.toISOString(), locale)

  const count = (): Promise<Emails & Partial<LetterReaders>> =>
    draft.audience === 'subscribers'
      ? queryClient.fetchQuery(subscribersQuery)
      : queryClient.fetchQuery(lettersQuery(draft.audience))

  const ask = handleSubmit(async () => {
    try {
      setEmails(await count())
      setIsAsking(true)
    } catch {
      toast.error(t('send.failed', {kind}), {description: t('reason.unavailable')})
    }
  })

  const faultOfTime = (typed: string) => {
    const fault = scheduleFaultNow(typed)
    return fault && t(`send.timeFault.${fault}`)
  }

  async function send() {
    // What could not be saved is stored by sending it.
    await saver.flush()
    const result = await sendIssue({draft, saved: saver.saved(), sendAt: instant?.toISOString()})
    if (!result.ok) {
      const reason = t(`reason.${sendingFailure(result)}`, {kind})
      toast.error(t('send.failed', {kind}), {description: reason})
      onFail(`${reason} ${t('send.textStays')}`)
      return
    }
    if (time) toast.success(t('send.scheduled', {time, kind}))
    else toast.success(t('send.done', {kind}), {description: t('send.doneText', {kind})})
    void reloadQueries(queryClient, newslettersKey)
    onSent()
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <h3 id={`${id}-title`} className="text-h3">
        {t('send.title')}
      </h3>
      <fieldset>
        <legend className="font-semibold">{t('send.when')}</legend>
        {(['now', 'later'] as const).map((each) => (
          <Choice key={each} {...register('when')} type="radio" value={each}>
            {t(`send.${each}`)}
          </Choice>
        ))}
      </fieldset>
      {isLater && (
        <div className="max-w-md">
          <FormField
            {...register('time', {validate: faultOfTime, onChange: () => clearErrors()})}
            id={`${id}-time`}
            type="datetime-local"
            label={t('send.time')}
            hint={t('send.timeHint')}
            min={earliest}
            error={errors.time?.message}
          />
        </div>
      )}
      <button
        type="button"
        onClick={() => {
          if (!isSubmitting && onCheck()) void ask()
        }}
        className={`${buttonClass()} justify-self-start`}
      >
        <BusyLabel isBusy={isSubmitting} busy={t('send.counting', {kind})}>
          {t(isLater ? 'send.askLater' : 'send.askNow', {kind})}
        </BusyLabel>
      </button>
      {emails && (
        <SendDialog
          isOpen={isAsking}
          emails={emails}
          hasEnglish={draft.subject.en.trim() !== ''}
          time={time}
          onConfirm={send}
          onClose={() => setIsAsking(false)}
          finalFocus={failurePlace}
        />
      )}
    </section>
  )
}

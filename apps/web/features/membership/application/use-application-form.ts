'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import type {Accepted, BegunPayment, Refusal} from '#/supabase/form-submission.ts'
import {usePaymentPage} from '#/ui/checkout/use-payment-page.tsx'
import {formDraft} from '#/ui/forms/draft.ts'
import {createLateValidation} from '#/ui/forms/late-validation.ts'
import type {Posting} from '#/ui/forms/posting.tsx'
import {useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {applyByCard, applyByTransfer} from './application-actions.ts'
import type {PostedApplication} from './application-server-actions.ts'
import type {Application, ApplicationFields} from './application-fields.ts'
import {emptyApplication} from './typed-application.ts'

const validation = createLateValidation(
  async () => (await import('./application-validation.ts')).applicationValidation,
)

/** The page and every dialog share the draft: what was typed into one is in the others. */
const draft = formDraft<ApplicationFields>('membership')

interface ApplicationFormOptions {
  posting?: Posting<PostedApplication>
  /** It runs once the application is accepted and, by card, the payment page is open. */
  onDone: () => void
}

export function useApplicationForm({posting, onDone}: ApplicationFormOptions) {
  const t = useTranslations('membership')
  const locale = useLocale()
  const payment = usePaymentPage()
  const sent = useRef<Application>(undefined)
  const [transfer, setTransfer] = useState<Accepted>()
  const [isIncomplete, setIsIncomplete] = useState(false)

  const form = useSubmissionForm<ApplicationFields, Application, Accepted | BegunPayment>({
    resolver: validation.resolver,
    ready: validation.ready,
    defaultValues: emptyApplication,
    draft,
    posting,
    failed: {title: t('errorTitle'), text: t('error')},
    errorText: (_, code) => (code === 'ageRequired' ? t('form.ageMissing') : undefined),
    onPress(fields) {
      // A browser opens a window only during the click, before the form has been sent.
      const isReady = validation.accepts(fields) ?? fields.ageConfirmed === true
      if (fields.paymentMethod === 'stripe' && isReady) payment.prepare()
      setTransfer(undefined)
    },
    onStopped: payment.cancel,
    onInvalid: (codes) =>
      setIsIncomplete(codes.some((code) => code === 'required' || code === 'ageRequired')),
    send,
    onAccepted,
  })

  async function send(application: Application): Promise<Accepted | BegunPayment | Refusal> {
    const {paymentMethod, newsletter: _, renews, ...fields} = application
    sent.current = application
    const content = {...fields, locale}
    const result = await (paymentMethod === 'stripe'
      ? applyByCard({...content, ...(renews && {renews})})
      : applyByTransfer(content))
    if (!result.ok) {
      payment.cancel()
      console.error(`The application for membership failed: ${result.error}`)
    }
    return result
  }

  function onAccepted(result: Accepted | BegunPayment) {
    if (sent.current?.newsletter) void subscribeTo(sent.current)
    if (!('url' in result)) {
      toast.success(t('success'), {description: t('bankTransferSuccess')})
      setTransfer(result)
      onDone()
    } else if (payment.show(result.url)) {
      onDone()
    }
  }

  /** The subscription starts once it is confirmed by email, as in the footer. */
  async function subscribeTo({email, firstName, website}: Application) {
    const actions = await import('#/features/newsletter/newsletter-actions.ts').catch(() => undefined)
    const result = await actions?.subscribe({email, firstName, website, locale})
    if (result?.ok) toast(t('form.newsletterSent'), {description: t('form.newsletterSentText', {email})})
    else toast.error(t('form.newsletterFailed'), {description: t('form.newsletterFailedText')})
  }

  const accepted = posting?.posted?.accepted
  return {
    ...form,
    /** Call it when somebody touches the form. */
    approach: validation.start,
    isIncomplete,
    /** The browser did not open this payment page. */
    blockedUrl: payment.blockedUrl ?? accepted?.url,
    /** The application is accepted, and its fee is to be transferred. */
    awaitedTransfer: transfer ?? (accepted && 'isEmailed' in accepted ? accepted : undefined),
  }
}

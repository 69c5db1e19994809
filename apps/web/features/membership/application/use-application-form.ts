'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {useLocale, useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import {subscribe} from '#/features/newsletter/newsletter-actions.ts'
import type {Accepted, BegunPayment, Refusal} from '#/supabase/form-submission.ts'
import {usePaymentPage} from '#/ui/checkout/use-payment-page.ts'
import {createDraft} from '#/ui/forms/draft.ts'
import type {Posting} from '#/ui/forms/posting.tsx'
import {useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {applyByCard, applyByTransfer} from './application-actions.ts'
import type {PostedApplication} from './application-server-actions.ts'
import {
  applicationForm,
  emptyApplication,
  transferReference,
  type Application,
  type ApplicationFields,
} from './application-fields.ts'

const resolver = zodResolver(applicationForm)

/** The page and every dialog share the draft: what was typed into one is in the others. */
const draft = createDraft<ApplicationFields>()

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
  const [reference, setReference] = useState<string>()
  const [isIncomplete, setIsIncomplete] = useState(false)

  const form = useSubmissionForm<ApplicationFields, Application, Accepted | BegunPayment>({
    resolver,
    defaultValues: emptyApplication,
    draft,
    posting,
    failed: {title: t('errorTitle'), text: t('error')},
    errorText: (_, code) => (code === 'ageRequired' ? t('form.ageMissing') : undefined),
    onPress(fields) {
      // A browser opens a window only during the click, before the form has been sent.
      if (fields.paymentMethod === 'stripe' && applicationForm.safeParse(fields).success) payment.prepare()
      setReference(undefined)
    },
    onInvalid: (codes) =>
      setIsIncomplete(codes.some((code) => code === 'required' || code === 'ageRequired')),
    send,
    onAccepted,
  })

  async function send(application: Application): Promise<Accepted | BegunPayment | Refusal> {
    const {paymentMethod, newsletter: _, ...fields} = application
    sent.current = application
    const content = {...fields, locale}
    const result = await (paymentMethod === 'stripe' ? applyByCard(content) : applyByTransfer(content))
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
      if (sent.current) setReference(transferReference(sent.current.firstName, sent.current.lastName))
      onDone()
    } else if (payment.show(result.url)) {
      toast.success(t('form.paymentOpened'), {description: t('form.paymentOpenedText')})
      onDone()
    }
  }

  /** The subscription starts once it is confirmed by email, as in the footer. */
  async function subscribeTo({email, firstName, website}: Application) {
    const result = await subscribe({email, firstName, website, locale})
    if (result.ok) toast(t('form.newsletterSent'), {description: t('form.newsletterSentText', {email})})
    else toast.error(t('form.newsletterFailed'), {description: t('form.newsletterFailedText')})
  }

  const accepted = posting?.posted?.accepted
  return {
    ...form,
    isIncomplete,
    /** The browser did not open this payment page. */
    blockedUrl: payment.blockedUrl ?? accepted?.url,
    reference: reference ?? accepted?.reference,
  }
}

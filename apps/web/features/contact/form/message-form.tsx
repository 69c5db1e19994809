'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {type ContactFields, contactRequest} from '@site/schemas/requests/contact'
import {useLocale, useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {HiddenField} from '#/ui/forms/hidden-field.tsx'
import {EmailField, FirstNameField, LastNameField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {formDraft} from '#/ui/forms/draft.ts'
import {useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {sendContactMessage} from './contact-actions.ts'
import {errorInUrl} from './error-in-url.ts'
import {useEventInUrl} from './event-in-url.ts'
import {PhotoRemoval, photoInUrl} from './photo-removal.tsx'

const resolver = zodResolver(contactRequest)
const draft = formDraft<ContactFields>('contact')
const empty = {firstName: '', lastName: '', email: '', subject: '', message: '', website: ''}

/** What was typed is still there after a visit to another page. */
export function MessageForm() {
  const t = useTranslations('contact')
  const locale = useLocale()
  const element = useRef<HTMLFormElement>(null)
  const [photo, setPhoto] = useState(photoInUrl)
  const [errorCode] = useState(errorInUrl)
  const {form, field, summary, submit, isBusy} = useSubmissionForm({
    resolver,
    defaultValues: photo
      ? {...empty, subject: t('removal.subject'), message: photo.key ? t('removal.message') : ''}
      : {...empty, subject: errorCode ? t('errorCode', {code: errorCode}) : ''},
    draft,
    failed: {title: t('error'), text: photo ? t('removal.error') : t('errorDesc')},
    errorText: (name, code) =>
      code === 'required' && (name === 'subject' || name === 'message') ? t(`${name}Missing`) : undefined,
    send: (request) => sendContactMessage({...request, locale, ...(photo && {photo})}),
    onAccepted: () => {
      writeAboutSomethingElse()
      toast.success(t('messageSent'), {description: t('messageSentText')})
      // The button that had the focus is disabled while the form is being sent.
      element.current?.focus({preventScroll: true})
    },
  })

  useEventInUrl((event) => {
    if (form.getValues('subject') === '') form.setValue('subject', t('eventQuestion', {event}))
  })

  function writeAboutSomethingElse() {
    if (!photo) return
    setPhoto(undefined)
    form.reset({...form.getValues(), subject: '', message: ''})
    history.replaceState(history.state, '', location.pathname)
  }

  return (
    <form ref={element} tabIndex={-1} noValidate onSubmit={submit} className="relative outline-none">
      <fieldset disabled={isBusy} className="grid gap-4">
        <ErrorSummary {...summary} />
        {photo && <PhotoRemoval photo={photo} onDismiss={writeAboutSomethingElse} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <FirstNameField {...field('firstName')} />
          <LastNameField {...field('lastName')} />
        </div>
        <EmailField {...field('email')} />
        <FormField label={t('subject')} {...field('subject')} />
        <TextAreaField
          label={t('message')}
          hint={photo && !photo.key ? t('removal.which') : undefined}
          rows={7}
          {...field('message')}
        />
        <HiddenField {...field('website')} />
        <FormFailure {...summary} />
        <SubmitButton label={t('send')} busyLabel={t('sending')} isBusy={isBusy} />
      </fieldset>
    </form>
  )
}

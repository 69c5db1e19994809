import {zodResolver} from '@hookform/resolvers/zod'
import {subscriptionLinkRequest} from '@site/schemas/requests/subscription'
import {useLocale, useTranslations} from 'next-intl'
import {type ReactNode, useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {buttonClass} from '#/ui/controls/button.tsx'
import {EmailField} from '#/ui/forms/person-fields.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {HiddenField} from '#/ui/forms/hidden-field.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import {createLinkSender} from './monthly-actions.ts'

const resolver = zodResolver(subscriptionLinkRequest)

/** The answer is the same whether or not the address gives every month. */
export function LinkRequestForm() {
  const t = useTranslations('donation.monthly.request')
  const locale = useLocale()
  const [sender] = useState(createLinkSender)
  const [sentTo, setSentTo] = useState<string>()
  const {form, field, summary, submit, isBusy} = useSubmissionForm({
    resolver,
    defaultValues: {email: '', website: ''},
    failed: {title: t('failed'), text: t('failedText')},
    async send(request) {
      const result = await sender.send({...request, locale})
      if (result.ok) setSentTo(request.email)
      return result
    },
    onAccepted() {},
  })

  function askAgain() {
    flushSync(() => setSentTo(undefined))
    // The button that had the focus is gone.
    form.setFocus('email')
  }

  if (sentTo) {
    return (
      <SentNotice text={t('sent', {email: sentTo})} title={t('sentTitle')}>
        <button type="button" onClick={askAgain} className={buttonClass('quiet')}>
          {t('another')}
        </button>
      </SentNotice>
    )
  }
  return (
    <section>
      <h2 className="text-h2">{t('title')}</h2>
      <p className="mt-3 text-lead">{t('text')}</p>
      <form noValidate onSubmit={submit} className="relative mt-5">
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
          <ErrorSummary {...summary} />
          <EmailField {...field('email')} />
          <HiddenField {...field('website')} />
          <FormFailure {...summary} />
          <SubmitButton label={t('submit')} busyLabel={t('busy')} isBusy={isBusy} />
        </fieldset>
      </form>
    </section>
  )
}

interface SentNoticeProps {
  title: string
  text: string
  children: ReactNode
}

function SentNotice({title, text, children}: SentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => notice.current?.focus(), [])

  return (
    <div>
      <div ref={notice} tabIndex={-1} className="outline-none">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 text-lead wrap-anywhere">{text}</p>
      </div>
      <p className="mt-5">{children}</p>
    </div>
  )
}

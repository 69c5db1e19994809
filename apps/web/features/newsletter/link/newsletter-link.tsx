'use client'

import {useTranslations} from 'next-intl'
import {type SubmitEvent, useState} from 'react'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import {LinkOutcome} from '#/ui/email-links/link-outcome.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {useEmailLink} from '#/ui/email-links/use-email-link.ts'
import {
  followNewsletterLink,
  openNewsletterLink,
  type LinkAction,
  type LinkError,
} from '../newsletter-actions.ts'

export function NewsletterLink({action}: {action: LinkAction}) {
  const t = useTranslations('newsletter')
  const {state, setState} = useEmailLink({key: `${action}NewsletterLink`, load: openNewsletterLink})
  const [outcome, setOutcome] = useState<'busy' | 'done' | Exclude<LinkError, 'notFound'>>()

  async function follow(token: string) {
    setOutcome('busy')
    const result = await followNewsletterLink(action, token)
    if (result.ok) return setOutcome('done')
    setOutcome(result.error === 'notFound' ? undefined : result.error)
    if (result.error === 'notFound') setState({status: 'failed', error: 'notFound'})
  }

  if (state.status === 'loading') return null
  if (state.status === 'failed') {
    return (
      <LinkOutcome title={t(`${action}.invalidTitle`)} text={t(`${action}.invalidText`)}>
        {action === 'unsubscribe' && <ButtonLink href="/kontaktai">{t('link.contact')}</ButtonLink>}
      </LinkOutcome>
    )
  }
  const {token} = state
  switch (outcome) {
    case undefined:
    case 'busy':
      return <Question action={action} isBusy={outcome === 'busy'} onConfirm={() => void follow(token)} />
    case 'done':
      return <LinkOutcome title={t(`${action}.doneTitle`)} text={t(`${action}.doneText`)} />
    default:
      return (
        <LinkOutcome title={t('link.failedTitle')} text={t(`link.error.${outcome}`)}>
          <button type="button" onClick={() => void follow(token)} className={buttonClass()}>
            {t('link.retry')}
          </button>
        </LinkOutcome>
      )
  }
}

interface QuestionProps {
  action: LinkAction
  isBusy: boolean
  onConfirm: () => void
}

function Question({action, isBusy, onConfirm}: QuestionProps) {
  const t = useTranslations('newsletter')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onConfirm()
  }

  return (
    <form onSubmit={submit} className="max-w-2xl">
      <h2 className="text-h2">{t(`${action}.question`)}</h2>
      <p className="mt-3 text-lead">{t(`${action}.text`)}</p>
      <SubmitButton
        label={t(`${action}.button`)}
        busyLabel={t(`${action}.busy`)}
        isBusy={isBusy}
        className="mt-6"
      />
    </form>
  )
}

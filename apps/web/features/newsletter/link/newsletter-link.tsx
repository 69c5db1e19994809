'use client'

import {useTranslations} from 'next-intl'
import {type SubmitEvent, useEffect, useState} from 'react'
import {buttonClass, ButtonLink} from '#/ui/button.tsx'
import {LinkOutcome} from '#/ui/link-outcome.tsx'
import {takeLinkToken} from '#/ui/link-token.ts'
import {SubmitButton} from '#/ui/submit-button.tsx'
import {followNewsletterLink, type LinkAction, type LinkError} from '../newsletter-actions.ts'

type State =
  | {status: 'loading'}
  | {status: 'asking'; token: string; isBusy: boolean}
  | {status: 'done'}
  | {status: 'failed'; token: string; error: Exclude<LinkError, 'notFound'>}
  | {status: 'invalid'}

/**
 * Confirms or ends a subscription when the reader presses the button. Not when the page is opened: mail scanners open
 * links and run scripts.
 */
export function NewsletterLink({action}: {action: LinkAction}) {
  const t = useTranslations('newsletter')
  const [state, setState] = useState<State>({status: 'loading'})

  useEffect(() => {
    void firstState(action).then(setState)
  }, [action])

  async function follow(token: string) {
    setState({status: 'asking', token, isBusy: true})
    const result = await followNewsletterLink(action, token)
    if (result.ok) setState({status: 'done'})
    else if (result.error === 'notFound') setState({status: 'invalid'})
    else setState({status: 'failed', token, error: result.error})
  }

  switch (state.status) {
    case 'loading':
      return null
    case 'asking':
      return <Question action={action} isBusy={state.isBusy} onConfirm={() => void follow(state.token)} />
    case 'done':
      return <LinkOutcome title={t(`${action}.doneTitle`)} text={t(`${action}.doneText`)} />
    case 'invalid':
      return (
        <LinkOutcome title={t(`${action}.invalidTitle`)} text={t(`${action}.invalidText`)}>
          {action === 'unsubscribe' && <ButtonLink href="/kontaktai">{t('link.contact')}</ButtonLink>}
        </LinkOutcome>
      )
    case 'failed':
      return (
        <LinkOutcome title={t('link.failedTitle')} text={t(`link.error.${state.error}`)}>
          <button type="button" onClick={() => void follow(state.token)} className={buttonClass()}>
            {t('link.retry')}
          </button>
        </LinkOutcome>
      )
  }
}

async function firstState(action: LinkAction): Promise<State> {
  const token = takeLinkToken(window, `${action}NewsletterLink`)
  return token ? {status: 'asking', token, isBusy: false} : {status: 'invalid'}
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

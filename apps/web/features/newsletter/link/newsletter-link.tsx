'use client'

import {useTranslations} from 'next-intl'
import {type SubmitEvent, useState, useSyncExternalStore} from 'react'
import {buttonClass, ButtonLink} from '#/ui/button.tsx'
import {LinkOutcome} from '#/ui/link-outcome.tsx'
import {SubmitButton} from '#/ui/submit-button.tsx'
import {
  followNewsletterLink,
  readNewsletterToken,
  type LinkAction,
  type LinkError,
} from '../subscription/newsletter-actions.ts'

type State = {status: 'asking'; isBusy: boolean} | {status: 'done'} | {status: 'failed'; error: LinkError}

const subscribeToNothing = () => () => {}

/**
 * Confirms or ends a subscription when the reader presses the button. Not when the page is opened: mail scanners open
 * links and run scripts.
 */
export function NewsletterLink({action}: {action: LinkAction}) {
  const t = useTranslations('newsletter')
  const search = useSyncExternalStore(
    subscribeToNothing,
    () => location.search,
    () => undefined,
  )
  const [state, setState] = useState<State>({status: 'asking', isBusy: false})

  if (search === undefined) return null
  const token = readNewsletterToken(search)

  async function follow(ownToken: string) {
    setState({status: 'asking', isBusy: true})
    const result = await followNewsletterLink(action, ownToken)
    setState(result.ok ? {status: 'done'} : {status: 'failed', error: result.error})
  }

  if (state.status === 'done') {
    return <LinkOutcome title={t(`${action}.doneTitle`)} text={t(`${action}.doneText`)} />
  }
  if (!token || (state.status === 'failed' && state.error === 'notFound')) {
    return (
      <LinkOutcome title={t(`${action}.invalidTitle`)} text={t(`${action}.invalidText`)}>
        {action === 'unsubscribe' && <ButtonLink href="/kontaktai">{t('link.contact')}</ButtonLink>}
      </LinkOutcome>
    )
  }
  if (state.status === 'failed' && state.error !== 'notFound') {
    return (
      <LinkOutcome title={t('link.failedTitle')} text={t(`link.error.${state.error}`)}>
        <button type="button" onClick={() => void follow(token)} className={buttonClass()}>
          {t('link.retry')}
        </button>
      </LinkOutcome>
    )
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (token) void follow(token)
  }

  return (
    <form onSubmit={submit} className="max-w-2xl">
      <h2 className="text-h2">{t(`${action}.question`)}</h2>
      <p className="mt-3 text-lead">{t(`${action}.text`)}</p>
      <SubmitButton
        label={t(`${action}.button`)}
        busyLabel={t(`${action}.busy`)}
        isBusy={state.status === 'asking' && state.isBusy}
        className="mt-6"
      />
    </form>
  )
}

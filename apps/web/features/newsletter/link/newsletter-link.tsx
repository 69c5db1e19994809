'use client'

import {useTranslations} from 'next-intl'
import {type ReactNode, type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore} from 'react'
import {buttonClass, ButtonLink} from '#/ui/button.tsx'
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
    return <Outcome title={t(`${action}.doneTitle`)} text={t(`${action}.doneText`)} />
  }
  if (!token || (state.status === 'failed' && state.error === 'notFound')) {
    return (
      <Outcome title={t(`${action}.invalidTitle`)} text={t(`${action}.invalidText`)}>
        {action === 'unsubscribe' && <ButtonLink href="/kontaktai">{t('link.contact')}</ButtonLink>}
      </Outcome>
    )
  }
  if (state.status === 'failed' && state.error !== 'notFound') {
    return (
      <Outcome title={t('link.failedTitle')} text={t(`link.error.${state.error}`)}>
        <button type="button" onClick={() => void follow(token)} className={buttonClass()}>
          {t('link.retry')}
        </button>
      </Outcome>
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

interface OutcomeProps {
  title: string
  text: string
  /** What the reader can do next. */
  children?: ReactNode
}

/** What has become of the link. Receives focus. */
function Outcome({title, text, children}: OutcomeProps) {
  const message = useRef<HTMLDivElement>(null)

  useEffect(() => message.current?.focus(), [])

  return (
    <div className="max-w-2xl">
      <div ref={message} role="alert" tabIndex={-1} className="outline-none">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 text-lead">{text}</p>
      </div>
      <p className="mt-6 empty:hidden">{children}</p>
    </div>
  )
}

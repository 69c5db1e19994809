'use client'

import {useTranslations} from 'next-intl'
import {type ReactNode, useEffect, useRef} from 'react'
import {buttonClass, ButtonLink} from '#/ui/button.tsx'
import {useEmailLink} from '#/ui/use-email-link.ts'
import {showRegistration} from './registrations-link-actions.ts'
import {ShownRegistration} from './shown-registration.tsx'

interface RegistrationLinkProps {
  /** How else to reach the organisers. */
  contact: ReactNode
}

/** Shows the registration that a link in an email leads to. What the visitor may do with it happens on a press. */
export function RegistrationLink({contact}: RegistrationLinkProps) {
  const t = useTranslations('registrations.manage')
  const {state, setState, retry} = useEmailLink({key: 'registrationLink', load: showRegistration})

  if (state.status === 'loading') {
    return <output className="block text-lead noscript:hidden">{t('loading')}</output>
  }
  if (state.status === 'shown') {
    return (
      <ShownRegistration
        token={state.token}
        registration={state.data}
        onChanged={(changed) => setState({...state, data: changed})}
      />
    )
  }
  if (state.error === 'notFound') {
    return (
      <Problem title={t('notFoundTitle')} text={t('notFoundText')} contact={contact}>
        <ButtonLink href="/kontaktai">{t('contact')}</ButtonLink>
      </Problem>
    )
  }
  return (
    <Problem title={t('unavailableTitle')} text={t(`error.${state.error}`)} contact={contact}>
      <button type="button" onClick={retry} className={buttonClass()}>
        {t('retry')}
      </button>
    </Problem>
  )
}

interface ProblemProps extends RegistrationLinkProps {
  title: string
  text: string
  /** What the visitor can do next. */
  children: ReactNode
}

/** Why there is no registration to show. Receives focus. */
function Problem({title, text, contact, children}: ProblemProps) {
  const message = useRef<HTMLDivElement>(null)

  useEffect(() => message.current?.focus(), [])

  return (
    <div className="max-w-2xl">
      <div ref={message} role="alert" tabIndex={-1} className="outline-none">
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 text-lead">{text}</p>
      </div>
      <p className="mt-3 empty:hidden">{contact}</p>
      <p className="mt-6">{children}</p>
    </div>
  )
}

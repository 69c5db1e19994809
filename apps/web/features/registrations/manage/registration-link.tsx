'use client'

import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import {LinkOutcome} from '#/ui/email-links/link-outcome.tsx'
import {useEmailLink} from '#/ui/email-links/use-email-link.ts'
import {showRegistration} from './registrations-link-actions.ts'
import {ShownRegistration} from './shown-registration.tsx'

interface RegistrationLinkProps {
  contact: ReactNode
}

/** Nothing happens before a press. */
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
      <LinkOutcome title={t('notFoundTitle')} text={t('notFoundText')} note={contact}>
        <ButtonLink href="/kontaktai">{t('contact')}</ButtonLink>
      </LinkOutcome>
    )
  }
  return (
    <LinkOutcome title={t('unavailableTitle')} text={t(`error.${state.error}`)} note={contact}>
      <button type="button" onClick={retry} className={buttonClass()}>
        {t('retry')}
      </button>
    </LinkOutcome>
  )
}

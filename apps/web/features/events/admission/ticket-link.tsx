import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {WebLink} from '#/ui/links/web-link.tsx'
import type {Event} from '../events-queries.ts'
import {ticketUrl} from './admission.ts'
import {UnavailableButton} from './unavailable-tickets.tsx'
import {UntilSoldOut} from './until-sold-out.tsx'

interface TicketLinkProps {
  event: Event
  className: string
  children: ReactNode
}

/** Where the number of places is limited, the link shows until they are taken. */
export function TicketLink({event, className, children}: TicketLinkProps) {
  const t = useTranslations('event')
  const link = (
    <WebLink href={ticketUrl(event, useLocale())} className={className}>
      {children}
    </WebLink>
  )
  if (event.capacity === null) return link
  const soldOut = (
    <UnavailableButton label={t('book')}>
      <p className="font-semibold">{t('soldOut')}</p>
    </UnavailableButton>
  )
  return (
    <UntilSoldOut eventKey={event.eventKey} soldOut={soldOut}>
      {link}
    </UntilSoldOut>
  )
}

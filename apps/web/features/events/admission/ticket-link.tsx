import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {PlacesMessages} from '#/features/registrations/places-left.tsx'
import {UntilFull} from '#/features/registrations/until-full.tsx'
import {WebLink} from '#/ui/links/web-link.tsx'
import type {Event} from '../events-queries.ts'
import {ticketUrl} from './admission.ts'
import {UnavailableButton} from './unavailable-tickets.tsx'

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
    <PlacesMessages>
      <UntilFull eventKey={event.eventKey} full={soldOut}>
        {link}
      </UntilFull>
    </PlacesMessages>
  )
}

import {getLocale, getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {RegistrationButton} from '#/features/registrations/registration-button.tsx'
import {buttonClass, type ButtonVariant} from '#/ui/controls/button.tsx'
import {WebLink} from '#/ui/links/web-link.tsx'
import {AdmissionMessage} from './admission/admission-card.tsx'
import {admissionOf} from './admission/admission.ts'
import {eventInBrief} from './admission/in-brief.ts'
import {TicketLink} from './admission/ticket-link.tsx'
import {UnavailableButton, UnavailableTickets} from './admission/unavailable-tickets.tsx'
import {getEvent} from './events-queries.ts'

interface EventRegistrationProps {
  eventKey: string
  label: ReactNode
  variant: ButtonVariant
}

/** Away from its own page, an event has a button, or the same link, or says why there is no place at present. */
export async function EventRegistration({eventKey, label, variant}: EventRegistrationProps) {
  const [event, locale, t] = await Promise.all([getEvent(eventKey), getLocale(), getTranslations('event')])
  if (!event) return null
  const admission = admissionOf(event)
  switch (admission?.button) {
    case 'registerHere':
      return (
        <RegistrationButton
          event={event}
          inBrief={eventInBrief(event, locale, t)}
          label={label}
          variant={variant}
        />
      )
    case 'registerElsewhere':
      return (
        <WebLink href={event.registration?.url} className={buttonClass(variant)}>
          {label}
        </WebLink>
      )
    case 'buyTicket':
      return (
        <TicketLink event={event} className={buttonClass(variant)}>
          {label}
        </TicketLink>
      )
    case 'unavailable':
      return <UnavailableTickets event={event} />
    case undefined:
      return (
        <UnavailableButton label={label}>
          {event.status === 'cancelled' ? (
            <p className="font-semibold">{t('cancelled')}</p>
          ) : (
            <AdmissionMessage event={event} message={admission?.message ?? 'registrationClosed'} />
          )}
        </UnavailableButton>
      )
  }
}

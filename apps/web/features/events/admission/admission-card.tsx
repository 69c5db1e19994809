import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {formatDateTime} from '#/time/format-date.ts'
import {MembersFirst} from '#/features/registrations/members-first.tsx'
import {RegistrationButton} from '#/features/registrations/registration-button.tsx'
import {closingTime} from '#/time/event-times.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {WebLink} from '#/ui/links/web-link.tsx'
import type {Event} from '../events-queries.ts'
import {Prices} from './prices.tsx'
import {UnavailableTickets} from './unavailable-tickets.tsx'
import {type Admission, admissionOf} from './admission.ts'
import {eventInBrief} from './in-brief.ts'
import {TicketLink} from './ticket-link.tsx'

export function AdmissionCard({event}: {event: Event}) {
  const t = useTranslations('event')
  const admission = admissionOf(event)
  if (!admission || admission.isOver) return null
  return (
    <section aria-labelledby="attend" className="frame mt-8 md:mt-10">
      <div className="grid grid-cols-1 rounded-card border border-line bg-raised lg:grid-cols-[1fr_auto]">
        <div className="p-5 sm:p-8 print:p-4">
          <h2 id="attend" className="text-h3">
            {t(admission.heading)}
          </h2>
          <div className="mt-3 grid grid-cols-1 gap-4 sm:mt-4">
            <Prices event={event} />
            <p className="measure text-lead empty:hidden">
              <LocalizedText text={event.registration?.notice} />
            </p>
            {event.dateToBeConfirmed && <p className="font-semibold">{t('detailsToBeConfirmed')}</p>}
            <AdmissionMessage event={event} message={admission.message} />
            {event.isRegistrationOpen && <MembersFirst registration={event.registration} />}
          </div>
        </div>
        <Stub>
          <AdmissionButton event={event} button={admission.button} />
        </Stub>
      </div>
    </section>
  )
}

const hole =
  'before:absolute before:size-5 before:rounded-full before:border before:border-line before:bg-paper after:absolute after:size-5 after:rounded-full after:border after:border-line after:bg-paper'

/** The stub is hidden while empty. */
function Stub({children}: {children: ReactNode}) {
  return (
    <div
      className={`relative flex items-center border-dashed border-line p-5 empty:hidden print:not-has-[p]:hidden max-lg:border-t-2 max-lg:before:-start-2.5 max-lg:before:-top-[11px] max-lg:after:-end-2.5 max-lg:after:-top-[11px] sm:p-8 lg:min-w-64 lg:justify-center lg:border-s-2 lg:px-10 lg:before:-start-[11px] lg:before:-top-2.5 lg:after:-start-[11px] lg:after:-bottom-2.5 ${hole}`}
    >
      {children}
    </div>
  )
}

function AdmissionButton({event, button}: {event: Event; button: Admission['button']}) {
  const locale = useLocale()
  const t = useTranslations('event')
  switch (button) {
    case 'unavailable':
      return <UnavailableTickets event={event} />
    case 'buyTicket':
      return (
        <TicketLink event={event} className={buttonClass()}>
          {t('buyTicket')}
        </TicketLink>
      )
    case 'registerElsewhere':
      return (
        <WebLink href={event.registration?.url} className={buttonClass()}>
          {t('register')}
        </WebLink>
      )
    case 'registerHere':
      return <RegistrationButton event={event} inBrief={eventInBrief(event, locale, t)} />
    case undefined:
      return null
  }
}

export function AdmissionMessage({event, message}: {event: Event; message: Admission['message']}) {
  const locale = useLocale()
  const t = useTranslations('event')
  if (!message) return null
  const closes = closingTime(event.registration)
  return (
    <p className="font-semibold">
      {t(message, {date: closes ? formatDateTime(closes.toISOString(), locale) : ''})}
    </p>
  )
}

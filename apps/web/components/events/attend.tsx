import {useTranslations} from 'next-intl'
import type {Event} from '../../content/content-types.ts'
import {LocalizedText} from '../localized-text.tsx'
import {AttendButton} from './attend-button.tsx'
import {Prices} from './prices.tsx'
import {RegistrationState} from './registration-state.tsx'

/** How one gets in, drawn as a ticket: prices and what to know, and on the stub the button. */
export function Attend({event}: {event: Event}) {
  const t = useTranslations('event')
  const heading = headingOf(event)
  if (!heading || event.status === 'cancelled') return null
  return (
    <section aria-labelledby="attend" className="frame mt-10">
      <div className="grid rounded-card border border-line bg-raised lg:grid-cols-[1fr_auto]">
        <div className="p-6 sm:p-8">
          <h2 id="attend" className="text-h3">
            {t(heading)}
          </h2>
          <div className="mt-4 grid gap-4">
            <Prices event={event} />
            <p className="measure text-lead empty:hidden">
              <LocalizedText text={event.registration?.notice} />
            </p>
            <RegistrationState event={event} />
          </div>
        </div>
        <Stub>
          <AttendButton event={event} />
        </Stub>
      </div>
    </section>
  )
}

/** Torn off along a dotted line; not there while it has nothing on it. */
function Stub({children}: {children: React.ReactNode}) {
  return (
    <div className="relative flex items-center border-line p-6 before:absolute before:size-5 before:rounded-full before:border before:border-line before:bg-paper after:absolute after:size-5 after:rounded-full after:border after:border-line after:bg-paper empty:hidden max-lg:border-t-2 max-lg:border-dashed max-lg:before:-start-2.5 max-lg:before:-top-[11px] max-lg:after:-end-2.5 max-lg:after:-top-[11px] sm:p-8 lg:justify-center lg:border-s-2 lg:border-dashed lg:px-12 lg:before:-start-[11px] lg:before:-top-2.5 lg:after:-start-[11px] lg:after:-bottom-2.5">
      {children}
    </div>
  )
}

function headingOf({ticketing, prices, registration, isPast}: Event) {
  if (prices?.length || ticketing?.kind === 'external' || ticketing?.kind === 'soldOut') return 'tickets'
  if ((registration?.kind ?? 'none') !== 'none') return 'registration'
  if (ticketing?.kind === 'disabled') return 'tickets'
  return ticketing?.kind === 'free' && !isPast ? 'attending' : undefined
}

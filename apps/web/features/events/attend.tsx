import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import type {Event} from './events-queries.ts'
import {eventEntry} from './event-entry.ts'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {AttendButton} from './attend-button.tsx'
import {EntryState} from './entry-state.tsx'
import {Prices} from './prices.tsx'

/** How one gets in, drawn as a ticket: prices and what to know, and on the stub the button. */
export function Attend({event}: {event: Event}) {
  const t = useTranslations('event')
  const entry = eventEntry(event)
  if (!entry || entry.isOver) return null
  return (
    <section aria-labelledby="attend" className="frame mt-10">
      <div className="grid rounded-card border border-line bg-raised lg:grid-cols-[1fr_auto]">
        <div className="p-6 sm:p-8">
          <h2 id="attend" className="text-h3">
            {t(entry.heading)}
          </h2>
          <div className="mt-4 grid gap-4">
            <Prices event={event} />
            <p className="measure text-lead empty:hidden">
              <LocalizedText text={event.registration?.notice} />
            </p>
            <EntryState event={event} state={entry.state} />
          </div>
        </div>
        <Stub>
          <AttendButton event={event} button={entry.button} />
        </Stub>
      </div>
    </section>
  )
}

const hole =
  'before:absolute before:size-5 before:rounded-full before:border before:border-line before:bg-paper after:absolute after:size-5 after:rounded-full after:border after:border-line after:bg-paper'

/** Torn off along a dotted line between two holes; not there while it has nothing on it. */
function Stub({children}: {children: ReactNode}) {
  return (
    <div
      className={`relative flex items-center border-dashed border-line p-6 empty:hidden max-lg:border-t-2 max-lg:before:-start-2.5 max-lg:before:-top-[11px] max-lg:after:-end-2.5 max-lg:after:-top-[11px] sm:p-8 lg:min-w-64 lg:justify-center lg:border-s-2 lg:px-10 lg:before:-start-[11px] lg:before:-top-2.5 lg:after:-start-[11px] lg:after:-bottom-2.5 ${hole}`}
    >
      {children}
    </div>
  )
}

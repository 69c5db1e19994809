import {eventPath} from '@site/schemas/routes/document-path'
import {useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {Link} from '#/i18n/navigation.ts'
import {Badge} from '#/ui/badge.tsx'
import {EventDateBlock} from '#/ui/event-date-block.tsx'
import {EventActions} from './event-actions.tsx'
import {StandingNote} from './standing-note.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {Picture} from '#/ui/picture.tsx'

interface EventRowProps {
  event: EventCard
  isNearest: boolean
  /** With its buttons, sharing and counters. */
  withActions?: boolean
  /** Heading level below the section's own. */
  heading?: 'h2' | 'h3'
}

/** An upcoming event: the date first, then what, where, and a picture. */
export function EventRow({event, isNearest, withActions = false, heading: Heading = 'h3'}: EventRowProps) {
  const t = useTranslations('event')
  return (
    <article className="group relative grid grid-cols-[1fr_7.5rem] gap-x-5 gap-y-5 py-8 sm:grid-cols-[1fr_13rem] md:grid-cols-[9rem_1fr_11rem] md:gap-x-8 lg:grid-cols-[11rem_1fr_15rem]">
      <EventDateBlock {...event} />
      <div className="col-span-2 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">
        <p className="mb-2 flex flex-wrap gap-2 empty:hidden">
          {isNearest && <Badge look="accent">{t('nearest')}</Badge>}
          {event.isFree && <Badge>{t('free')}</Badge>}
        </p>
        <Heading className={`text-h3 ${event.status === 'cancelled' ? 'line-through decoration-1' : ''}`}>
          <Link
            href={eventPath(event)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            <LocalizedText text={event.title} />
          </Link>
        </Heading>
        {event.place && (
          <p className="mt-1 text-muted">
            <LocalizedText text={event.place.name} />
          </p>
        )}
        <p className="mt-3 measure">
          <LocalizedText text={event.description} />
        </p>
        <StandingNote event={event} />
        {withActions && <EventActions event={event} />}
      </div>
      <div className="col-start-2 row-start-1 md:col-start-3">
        <Picture image={event.image} ratio={4 / 3} sizes="15rem" decorative className="rounded-card" />
      </div>
    </article>
  )
}

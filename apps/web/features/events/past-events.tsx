import {eventPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {Link} from '#/ui/links/link.tsx'
import {Pager} from '#/ui/controls/pager.tsx'
import {eventDate} from '#/time/format-date.ts'
import {Badge} from '#/ui/controls/badge.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/pictures/picture.tsx'
import {pastEventsPages} from './past-events-pages.ts'
import type {EventCard} from './events-queries.ts'
import {SpokenDate} from '#/ui/texts/spoken-date.tsx'

interface PastEventsProps {
  events: EventCard[]
  /** It includes those on further pages. */
  total: number
}

export function PastEvents({events, total}: PastEventsProps) {
  const t = useTranslations('event')
  if (events.length === 0) return null
  return (
    <section aria-labelledby="past" className="-mb-20 print:hidden bg-sunken pt-14 pb-20 md:-mb-28">
      <div className="frame">
        <h2 id="past" className="text-h2">
          {t('past')}
        </h2>
        <div className="mt-8">
          <PastEventsGrid events={events} heading="h3" />
        </div>
        <PastEventsPager page={1} items={total} />
      </div>
    </section>
  )
}

interface PastEventsGridProps {
  events: EventCard[]
  heading: 'h2' | 'h3'
}

export function PastEventsGrid({events, heading}: PastEventsGridProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {events.map((event) => (
        <li key={event._id}>
          <PastEventCard event={event} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

export function PastEventsPager({page, items}: {page: number; items: number}) {
  const t = useTranslations('event')
  const labels = {pages: t('pastPages'), previous: t('newer'), next: t('older')}
  return <Pager list={pastEventsPages} page={page} items={items} labels={labels} />
}

function PastEventCard({event, heading: Heading}: {event: EventCard; heading: 'h2' | 'h3'}) {
  const locale = useLocale()
  const t = useTranslations('event')
  return (
    <article className="group relative">
      {hasPicture(event.image) ? (
        <Picture
          image={event.image}
          ratio={3 / 2}
          sizes="(min-width: 75rem) 22rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 92vw"
          decorative
          className="rounded-card"
        />
      ) : (
        <div className="h-1 bg-accent" />
      )}
      <Heading className="mt-3 text-h3">
        <Link
          href={eventPath(event)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          <LocalizedText text={event.title} />
        </Link>
      </Heading>
      <p className="mt-1 text-muted">
        {event.dateToBeConfirmed ? (
          t('toBeConfirmed')
        ) : (
          <SpokenDate start={event.start} end={event.end} dayOnly>
            {eventDate(event.start, event.end, locale).full}
          </SpokenDate>
        )}
      </p>
      <p className="text-muted empty:hidden">
        <LocalizedText text={event.place?.name} />
      </p>
      {event.status === 'cancelled' && (
        <p className="mt-2">
          <Badge variant="danger">{t('cancelled')}</Badge>
        </p>
      )}
    </article>
  )
}

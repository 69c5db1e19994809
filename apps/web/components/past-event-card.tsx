import {useLocale} from 'next-intl'
import type {EventCard} from '../content/content-types.ts'
import {eventDate} from '../dates/event-date.ts'
import {Link} from '../i18n/navigation.ts'
import {eventPath} from '@site/schemas/fields/document-path'
import {LocalizedText} from './localized-text.tsx'
import {Picture} from './picture.tsx'

/** A past event in the grid: picture, name, when it was. */
export function PastEventCard({event}: {event: EventCard}) {
  const locale = useLocale()
  return (
    <article className="group relative">
      <Picture
        image={event.image}
        ratio={3 / 2}
        sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw"
        decorative
        className="rounded-card"
      />
      <h3 className="mt-3 text-h3">
        <Link
          href={eventPath(event)}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          <LocalizedText text={event.title} />
        </Link>
      </h3>
      <p className="mt-1 text-muted">{eventDate(event.start, event.end, locale).full}</p>
    </article>
  )
}

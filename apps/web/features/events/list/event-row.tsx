import {eventPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {EventCounters} from '#/features/likes/event-counters.tsx'
import {Link} from '#/ui/links/link.tsx'
import {Badge} from '#/ui/controls/badge.tsx'
import {DateBlock} from '#/ui/texts/date-block.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Picture} from '#/ui/pictures/picture.tsx'
import {PlaceAndPrice} from '../admission/place-and-price.tsx'
import {priceInBrief} from '../admission/price-in-brief.ts'
import type {EventCard} from '../events-queries.ts'
import {EventButtons, EventState} from './event-state.tsx'

interface EventRowProps {
  event: EventCard
  isNearest: boolean
  withPicture?: boolean
  /** Likes and comment counts are shown as well. */
  withButtons?: boolean
}

/** On paper, the row shows its price instead of the picture, and only if the event is not cancelled. */
export function EventRow({event, isNearest, withPicture = true, withButtons = false}: EventRowProps) {
  const locale = useLocale()
  const t = useTranslations('event')
  const onPaper = event.status === 'cancelled' ? 'print:hidden' : 'print:grid-cols-[12rem_1fr_auto]'
  return (
    <div className="@container">
      <article
        className={`group relative grid grid-cols-[minmax(min-content,1fr)_minmax(0,7.5rem)] gap-x-5 gap-y-4 py-6 sm:gap-y-5 sm:py-8 @xl:grid-cols-[1fr_13rem] @2xl:grid-cols-[9rem_1fr_11rem] @2xl:gap-x-8 @4xl:grid-cols-[11rem_1fr_15rem] ${onPaper}`}
      >
        <DateBlock {...event} />
        <div className="col-span-2 row-start-2 @2xl:col-span-1 @2xl:col-start-2 @2xl:row-start-1 print:col-span-1 print:col-start-2 print:row-start-1">
          {isNearest && (
            <p className="mb-2 print:hidden">
              <Badge variant="accent">{t('nearest')}</Badge>
            </p>
          )}
          <h3 className={`text-h3 ${event.status === 'cancelled' ? 'line-through decoration-1' : ''}`}>
            <Link
              href={eventPath(event)}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
            >
              <LocalizedText text={event.title} />
            </Link>
          </h3>
          <PlaceAndPrice event={event} className="mt-1" priceClass="print:hidden" />
          <p className="mt-3 measure">
            <LocalizedText text={event.description} />
          </p>
          <EventState event={event} />
          {withButtons && (
            <EventButtons event={event} variant="quiet">
              <EventCounters eventKey={event.eventKey} />
            </EventButtons>
          )}
        </div>
        <p className="hidden font-serif text-h2 font-semibold text-brand print:block">
          {priceInBrief(event, locale, t('free'))}
        </p>
        {withPicture && (
          <div className="col-start-2 row-start-1 @2xl:col-start-3 print:hidden">
            <Picture
              image={event.image}
              ratio={4 / 3}
              sizes="(min-width: 64rem) 15rem, (min-width: 48rem) 11rem, (min-width: 40rem) 13rem, 7.5rem"
              decorative
              className="rounded-card"
            />
          </div>
        )}
      </article>
    </div>
  )
}

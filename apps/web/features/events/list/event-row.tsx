import {eventPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {EventCounters} from '#/features/likes/event-counters.tsx'
import {PlacesLeft} from '#/features/registrations/places-left.tsx'
import {localizeText} from '#/i18n/localize.ts'
import {Link} from '#/ui/links/link.tsx'
import {now} from '#/time/now.ts'
import {Badge} from '#/ui/controls/badge.tsx'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import {DateBlock} from '#/ui/texts/date-block.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {Picture} from '#/ui/pictures/picture.tsx'
import {ShareButton} from '#/ui/links/share-button.tsx'
import {isWebUrl, WebLink} from '#/ui/links/web-link.tsx'
import {countsPlaces, unavailability} from '../admission/admission.ts'
import {PlaceAndPrice} from '../admission/place-and-price.tsx'
import {priceInBrief} from '../admission/price-in-brief.ts'
import {UnavailableTickets} from '../admission/unavailable-tickets.tsx'
import type {EventCard} from '../events-queries.ts'

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
          <StatusNote event={event} />
          {countsPlaces(event, now()) && (
            <PlacesLeft eventKey={event.eventKey} hasWaitingList={!event.ticketing} />
          )}
          {withButtons && <EventButtons event={event} />}
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

function StatusNote({event: {status, statusNote}}: {event: EventCard}) {
  const t = useTranslations('event')
  if (status !== 'changed' && status !== 'cancelled') return null
  return (
    <p className="mt-3 measure border-s-4 border-danger ps-4">
      <strong className="font-semibold text-danger">{t(status)}.</strong> <LocalizedText text={statusNote} />
    </p>
  )
}

function EventButtons({event}: {event: EventCard}) {
  const locale = useLocale()
  const title = localizeText(event.title, locale)
  return (
    <div className="relative mt-5 print:hidden flex flex-wrap items-center gap-x-5 gap-y-3 justify-self-start">
      <MainButton event={event} title={title} />
      <ShareButton title={title} path={eventPath(event)} />
      <EventCounters eventKey={event.eventKey} />
    </div>
  )
}

function MainButton({event, title}: {event: EventCard; title: string}) {
  const t = useTranslations('event')
  const isOn = event.status !== 'cancelled'
  if (isOn && unavailability(event)) return <UnavailableTickets event={event} />
  const about = <span className="sr-only">: {title}</span>
  if (isOn && isWebUrl(event.website)) {
    return (
      <WebLink href={event.website} className={buttonClass('quiet')}>
        <span>
          {t('website')}
          {about}
        </span>
      </WebLink>
    )
  }
  return (
    <ButtonLink href={eventPath(event)} variant="quiet">
      <span>
        {t('details')}
        {about}
      </span>
    </ButtonLink>
  )
}

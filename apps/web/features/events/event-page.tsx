import {eventEnd} from '@site/schemas/calendar/event-end'
import {eventPath} from '@site/schemas/routes/document-path'
import type {Metadata} from 'next'
import {type Locale, useTranslations} from 'next-intl'
import {Comments} from '#/features/comments/comments.tsx'
import {pageMetadata} from '#/seo/page-metadata.ts'
import {closingTime, membersFirstEnd} from '#/time/event-times.ts'
import {CurrentSection} from '#/ui/layout/current-section.tsx'
import {PrintAddress} from '#/ui/links/print-address.tsx'
import {PointList} from '#/ui/texts/text-lists.tsx'
import {AdmissionCard} from './admission/admission-card.tsx'
import {EventAfterwards} from './page/event-afterwards.tsx'
import {NextEdition} from './afterwards/next-edition.tsx'
import {MemberDiscount} from './discount/member-discount.tsx'
import {eventDateInWords} from './event-date-in-words.ts'
import type {Event} from './events-queries.ts'
import {EventHero, StatusBanner} from './page/event-hero.tsx'
import {EventJsonLd} from './page/event-json-ld.tsx'
import {EventFacts, EventHistory} from './page/event-numbers.tsx'
import {EventProgramme, Performers} from './page/event-programme.tsx'
import {EventSection} from './page/event-section.tsx'
import {EventStory} from './page/event-story.tsx'
import {RefreshAtBoundaries} from './refresh-at-boundaries.tsx'

export function EventPage({event}: {event: Event}) {
  const t = useTranslations('event')
  const {activities, expectations, isPast, registration} = event
  const boundaries = [
    event.start ? eventEnd(event) : undefined,
    closingTime(registration),
    membersFirstEnd(registration),
  ]
  return (
    <article>
      <EventJsonLd event={event} />
      <CurrentSection path="/renginiai" />
      <RefreshAtBoundaries boundaries={boundaries.flatMap((boundary) => boundary ?? [])} />
      <PrintAddress path={eventPath(event)} />
      <EventHero event={event} />
      <StatusBanner event={event} />
      {isPast && <NextEdition event={event} />}
      <AdmissionCard event={event} />
      <EventStory event={event} />
      <EventFacts event={event} />
      <EventProgramme event={event} />
      {expectations && expectations.length > 0 && (
        <EventSection id="expectations" title={t('expectations')}>
          <PointList points={expectations} variant="plain" />
        </EventSection>
      )}
      <Performers event={event} />
      {activities && activities.length > 0 && (
        <EventSection id="activities" title={t('activities')}>
          <PointList points={activities} />
        </EventSection>
      )}
      <MemberDiscount event={event} />
      <EventHistory event={event} />
      <div className="print:hidden">
        <EventAfterwards event={event} />
      </div>
      <div className="frame empty:hidden">
        <Comments eventKey={event.eventKey} />
      </div>
    </article>
  )
}

/** The canonical path is the event's, even at an alias. */
export async function eventMetadata(event: Event, locale: Locale): Promise<Metadata> {
  const dateInWords = await eventDateInWords(event, locale)
  return pageMetadata({...event, locale, path: eventPath(event), dateInWords})
}

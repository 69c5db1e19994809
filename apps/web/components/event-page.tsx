import {useTranslations} from 'next-intl'
import type {Event} from '../content/content-types.ts'
import {eventEnd} from '../content/event-is-past.ts'
import {closingTime} from '../content/registration-is-open.ts'
import {Attend} from './events/attend.tsx'
import {EventHero} from './events/event-hero.tsx'
import {Facts} from './events/facts.tsx'
import {History} from './events/history.tsx'
import {MemberDiscount} from './events/member-discount.tsx'
import {Performers} from './events/performers.tsx'
import {Programme} from './events/programme.tsx'
import {Section} from './events/section.tsx'
import {StatusBanner} from './events/status-banner.tsx'
import {StayCurrent} from './events/stay-current.tsx'
import {Story} from './events/story.tsx'
import {InSection} from './in-section.tsx'
import {EventJsonLd} from './page-json-ld.tsx'
import {PointList} from './point-list.tsx'
import {Comments} from './slots/comments.tsx'

/** An event's own page, whichever address it has. */
export function EventPage({event}: {event: Event}) {
  const t = useTranslations('event')
  const {activities, expectations, registration} = event
  const closes = closingTime(registration)
  return (
    <article>
      <EventJsonLd event={event} />
      <InSection path="/renginiai" />
      <StayCurrent moments={closes ? [eventEnd(event), closes] : [eventEnd(event)]} />
      <EventHero event={event} />
      <StatusBanner event={event} />
      <Attend event={event} />
      <Facts event={event} />
      <Story event={event} />
      <Programme event={event} />
      {expectations && expectations.length > 0 && (
        <Section id="expectations" title={t('expectations')}>
          <PointList points={expectations} look="plain" />
        </Section>
      )}
      <Performers event={event} />
      {activities && activities.length > 0 && (
        <Section id="activities" title={t('activities')}>
          <PointList points={activities} />
        </Section>
      )}
      <MemberDiscount event={event} />
      <History event={event} />
      <div className="frame empty:hidden">
        <Comments eventKey={event.eventKey} />
      </div>
    </article>
  )
}

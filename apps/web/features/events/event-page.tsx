import {useTranslations} from 'next-intl'
import type {Event} from './events-queries.ts'
import {eventEnd} from '#/time/event-is-past.ts'
import {closingTime} from '#/time/registration-is-open.ts'
import {Attend} from './attend.tsx'
import {EventHero} from './event-hero.tsx'
import {Facts} from './facts.tsx'
import {History} from './history.tsx'
import {MemberDiscount} from './member-discount.tsx'
import {Performers} from './performers.tsx'
import {Programme} from './programme.tsx'
import {Section} from './section.tsx'
import {StatusBanner} from './status-banner.tsx'
import {StayCurrent} from './stay-current.tsx'
import {Story} from './story.tsx'
import {InSection} from '#/ui/in-section.tsx'
import {EventJsonLd} from '#/seo/page-json-ld.tsx'
import {PointList} from '#/ui/point-list.tsx'
import {Comments} from '#/features/comments/comments.tsx'

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

import {eventPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {hasTicketObstacle} from './event-entry.ts'
import {localizeText} from '#/i18n/localize.ts'
import {ButtonLink, buttonClass} from '#/ui/button-link.tsx'
import {ShareButton} from '#/ui/share-button.tsx'
import {EventCounters} from '#/features/likes/event-counters.tsx'
import {leadsToPage, WebLink} from '#/ui/web-link.tsx'
import {TicketObstacle} from './ticket-obstacle.tsx'

/** What one can do with an event right from the list. */
export function EventActions({event}: {event: EventCard}) {
  const locale = useLocale()
  const title = localizeText(event.title, locale)
  return (
    <div className="relative mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 justify-self-start">
      <MainAction event={event} title={title} />
      <ShareButton title={title} path={eventPath(event)} />
      <EventCounters eventKey={event.eventKey} />
    </div>
  )
}

function MainAction({event, title}: {event: EventCard; title: string}) {
  const t = useTranslations('event')
  const isOn = event.status !== 'cancelled'
  if (isOn && hasTicketObstacle(event)) return <TicketObstacle event={event} />
  const about = <span className="sr-only">: {title}</span>
  if (isOn && leadsToPage(event.website)) {
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
    <ButtonLink href={eventPath(event)} look="quiet">
      <span>
        {t('details')}
        {about}
      </span>
    </ButtonLink>
  )
}

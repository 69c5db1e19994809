import {eventKinds} from '@site/schemas/fields/event-kinds'
import {useLocale, useTranslations} from 'next-intl'
import {choiceTitle} from '../content/choice-title.ts'
import type {Event} from '../content/content-types.ts'
import {eventDate} from '../dates/event-date.ts'
import {Link} from '../i18n/navigation.ts'
import {Badge} from './badge.tsx'
import {buttonClass} from './button-link.tsx'
import {EventDateBlock} from './event-date-block.tsx'
import {ExternalLink} from './external-link.tsx'
import {InSection} from './in-section.tsx'
import {LocalizedText} from './localized-text.tsx'
import {Picture} from './picture.tsx'
import {RichText} from './rich-text.tsx'

/** An event's own page, whichever address it has. */
export function EventPage({event}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  return (
    <article className="frame pt-8 md:pt-12">
      <InSection path="/renginiai" />
      <Link href="/renginiai" className="text-link inline-block py-2">
        ← {t('back')}
      </Link>
      <header className="mt-4 grid gap-x-12 gap-y-8 md:grid-cols-[1fr_auto] md:items-end">
        <div>
          <p className="flex flex-wrap gap-2">
            {event.kind && <Badge>{choiceTitle(eventKinds, event.kind, locale)}</Badge>}
            {event.isFree && <Badge look="accent">{t('free')}</Badge>}
          </p>
          <h1 className="mt-3 text-h1">
            <LocalizedText text={event.title} />
          </h1>
          <p className="measure mt-5 text-lead text-muted">
            <LocalizedText text={event.description} />
          </p>
        </div>
        <div className="border-s-4 border-accent ps-6">
          <EventDateBlock {...event} />
        </div>
      </header>
      <Picture
        image={event.image}
        sizes="(min-width: 75rem) 70rem, 95vw"
        priority
        className="mt-10 aspect-[3/2] rounded-card object-cover md:aspect-[5/2]"
      />
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,64ch)_1fr]">
        <div className="lg:-mt-5">
          {event.isPast && (
            <p className="mt-5 rounded-card bg-sunken px-5 py-3 font-semibold">{t('finished')}</p>
          )}
          <RichText body={event.body} />
        </div>
        <EventFacts event={event} />
      </div>
    </article>
  )
}

function EventFacts({event}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  const date = eventDate(event.start, event.end, locale)
  return (
    <aside className="self-start rounded-card border border-line bg-raised p-6 max-lg:order-first">
      <dl className="grid gap-5">
        <div>
          <dt className="text-small text-muted">{t('when')}</dt>
          <dd className="font-semibold">
            {event.dateToBeConfirmed ? t('toBeConfirmed') : `${date.full}, ${date.time}`}
          </dd>
        </div>
        {event.place && (
          <div>
            <dt className="text-small text-muted">{t('where')}</dt>
            <dd className="font-semibold">
              <LocalizedText text={event.place.name} />
            </dd>
            {event.place.address && <dd>{event.place.address}</dd>}
          </div>
        )}
        {event.isFree && (
          <div>
            <dt className="text-small text-muted">{t('price')}</dt>
            <dd className="font-semibold">{t('free')}</dd>
          </div>
        )}
      </dl>
      {event.website && (
        <p className="mt-6">
          <ExternalLink href={event.website} className={buttonClass('quiet')}>
            {t('website')}
          </ExternalLink>
        </p>
      )}
    </aside>
  )
}

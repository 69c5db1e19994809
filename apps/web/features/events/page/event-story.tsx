import {eventCalendarPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {localize} from '#/i18n/localize.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import type {BodyBlocks} from '#/sanity/content-types.ts'
import {eventDate} from '#/time/format-date.ts'
import {Fact, FactList, PlaceDetails} from '#/ui/facts.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {RichText} from '#/ui/rich-text.tsx'
import {admissionOf} from '../admission/admission.ts'
import {AdmissionMessage} from '../admission/admission-card.tsx'
import type {Event} from '../events-queries.ts'

/** The event's text with time and place beside it; without a text, time and place alone. */
export function EventStory({event}: {event: Event}) {
  const locale = useLocale()
  if (!localize<BodyBlocks>(event.body, locale)) {
    return (
      <div className="frame mt-10 grid md:mt-14">
        <WhenAndWhere event={event} variant="alone" />
      </div>
    )
  }
  return (
    <div className="frame mt-10 grid grid-cols-1 gap-x-16 gap-y-8 md:mt-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:-mt-5">
        <RichText body={event.body} />
      </div>
      <WhenAndWhere event={event} variant="beside" />
    </div>
  )
}

interface WhenAndWhereProps {
  event: Event
  /** `beside` the text, or `alone` across the page. */
  variant: 'beside' | 'alone'
}

const variants = {
  beside: 'grid gap-5',
  alone: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-10 gap-y-5',
}

/** Time, place and capacity; once admission is over, also its status. */
function WhenAndWhere({event, variant}: WhenAndWhereProps) {
  const t = useTranslations('event')
  const admission = admissionOf(event)
  const {place, isFree, capacity} = event
  return (
    <aside
      aria-label={t('whenAndWhere')}
      className="self-start rounded-card border border-line bg-raised p-6 max-lg:order-first sm:p-7"
    >
      <FactList className={variants[variant]}>
        <When event={event} />
        {place && (
          <Fact term={t('where')}>
            <PlaceDetails place={place} />
          </Fact>
        )}
        {isFree && (
          <Fact term={t('price')}>
            <span className="font-semibold">{t('free')}</span>
          </Fact>
        )}
        {capacity !== null && (
          <Fact term={t('capacity')}>
            <span className="font-semibold">{capacity}</span>
          </Fact>
        )}
        {admission?.isOver && (
          <Fact term={t(admission.heading)}>
            <AdmissionMessage event={event} message={admission.message} />
            <p className="empty:hidden">
              <LocalizedText text={event.registration?.notice} />
            </p>
          </Fact>
        )}
      </FactList>
    </aside>
  )
}

function When({event: {eventKey, start, end, dateToBeConfirmed}}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  const tCalendar = useTranslations('calendar')
  return (
    <Fact term={t('when')}>
      <span className="block font-semibold">
        {dateToBeConfirmed ? t('toBeConfirmed') : eventDate(start, end, locale).line}
      </span>
      <a href={localizedPath(locale, eventCalendarPath(eventKey))} className="text-link inline-block py-2.5">
        {tCalendar(dateToBeConfirmed ? 'addExpected' : 'add')}
      </a>
    </Fact>
  )
}

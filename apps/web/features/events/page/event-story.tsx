import {useLocale, useTranslations} from 'next-intl'
import {localize, localizeText} from '#/i18n/localize.ts'
import type {BodyBlocks} from '#/sanity/content-types.ts'
import {eventDate} from '#/time/format-date.ts'
import {Fact, FactList} from '#/ui/layout/facts.tsx'
import {PlaceDetails} from '#/ui/layout/place-details.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {RichText} from '#/ui/rich-text/rich-text.tsx'
import {SpokenDate} from '#/ui/texts/spoken-date.tsx'
import {admissionOf} from '../admission/admission.ts'
import {AdmissionMessage} from '../admission/admission-card.tsx'
import type {Event} from '../events-queries.ts'
import {AskAboutEvent} from '../visit/ask-about-event.tsx'
import {VisitDetails} from '../visit/visit-details.tsx'

export function EventStory({event}: {event: Event}) {
  const locale = useLocale()
  if (!localize<BodyBlocks>(event.body, locale)) {
    return (
      <div className="frame mt-8 grid gap-y-5 md:mt-14">
        <WhenAndWhere event={event} variant="alone" />
        <VisitDetails event={event} />
      </div>
    )
  }
  return (
    <div className="frame mt-8 grid grid-cols-1 gap-x-16 gap-y-5 md:mt-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <WhenAndWhere event={event} variant="beside" />
      <VisitDetails event={event} className="lg:row-start-2 print:order-last" />
      <div className="-mt-2 lg:row-start-1 lg:-mt-5">
        <RichText body={event.body} />
      </div>
    </div>
  )
}

interface WhenAndWhereProps {
  event: Event
  variant: 'beside' | 'alone'
}

const variants = {
  beside: 'grid gap-4 sm:gap-5 print:grid-cols-4',
  alone: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-10 gap-y-5',
}

function WhenAndWhere({event, variant}: WhenAndWhereProps) {
  const locale = useLocale()
  const t = useTranslations('event')
  const admission = admissionOf(event)
  const {start, end, dateToBeConfirmed, place, parking, capacity} = event
  return (
    <aside
      aria-label={t('whenAndWhere')}
      className="self-start rounded-card border border-line bg-raised p-5 sm:p-7 lg:col-start-2 lg:row-span-2 lg:row-start-1 print:p-4"
    >
      <FactList className={variants[variant]}>
        <Fact term={t('when')}>
          <span className="font-semibold">
            {dateToBeConfirmed ? (
              t('toBeConfirmed')
            ) : (
              <SpokenDate start={start} end={end}>
                {eventDate(start, end, locale).line}
              </SpokenDate>
            )}
          </span>
        </Fact>
        {place && (
          <Fact term={t('where')}>
            <PlaceDetails place={place} />
          </Fact>
        )}
        {localizeText(parking, locale) && (
          <Fact term={t('parking')}>
            <span className="whitespace-pre-line">
              <LocalizedText text={parking} />
            </span>
          </Fact>
        )}
        {capacity !== null && (
          <Fact term={t('capacity')} className="flex items-baseline gap-x-2">
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
      <AskAboutEvent event={event} />
    </aside>
  )
}

import {useLocale, useTranslations} from 'next-intl'
import {formatMonthRange} from '#/time/format-date.ts'
import {OakLeaf} from '#/ui/graphics/oak-leaf.tsx'
import {PageHeading} from '#/ui/layout/page-heading.tsx'
import type {EventCard} from './events-queries.ts'

/** On paper, the heading names the months of the programme. */
export function EventsHeading({upcoming}: {upcoming: EventCard[]}) {
  const locale = useLocale()
  const t = useTranslations('event')
  const dated = upcoming.flatMap(({start, dateToBeConfirmed, status}) =>
    dateToBeConfirmed || status === 'cancelled' ? [] : start,
  )
  const [first, last] = [dated[0], dated.at(-1)]
  return (
    <div className="print:mb-6 print:grid print:grid-cols-[1fr_auto] print:items-center print:[--text-h1:6rem] print:[--text-h2:2.25rem]">
      <PageHeading title={t('title')} intro={t('intro')} />
      {first && last && (
        <p className="hidden font-serif text-h2 font-semibold text-brand print:block">
          {formatMonthRange(first, last, locale)}
        </p>
      )}
      <OakLeaf className="col-start-2 row-span-2 row-start-1 hidden size-[38mm] text-brand print:block" />
    </div>
  )
}

import {useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {Badge} from '#/ui/controls/badge.tsx'
import {DateBlock} from '#/ui/texts/date-block.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/pictures/picture.tsx'
import {PlaceAndPrice} from './admission/place-and-price.tsx'
import {EventButtons, EventState} from './list/event-state.tsx'
import {onPine} from './page/event-section.tsx'

interface FeaturedEventProps {
  event: EventCard
  isNearest: boolean
}

/** Stands for the event on the screen, where the list leaves it out. On paper, the list has it. */
export function FeaturedEvent({event, isNearest}: FeaturedEventProps) {
  const t = useTranslations('event')
  return (
    <section aria-labelledby="featured" className={`print:hidden ${onPine}`}>
      <div
        className={`mx-auto max-w-[100rem] ${hasPicture(event.image) ? 'lg:grid lg:grid-cols-2 lg:items-stretch' : ''}`}
      >
        <Picture
          image={event.image}
          ratio={1}
          narrow={{below: 64, ratio: 3 / 2}}
          sizes="(min-width: 100rem) 50rem, (min-width: 64rem) 50vw, 100vw"
          priority
          decorative
          className="aspect-[3/2] object-cover sm:aspect-[2/1] lg:order-last lg:aspect-auto lg:h-0 lg:min-h-full"
        />
        <div className="flex flex-col justify-center px-[clamp(--spacing(4.5),4vw,2.5rem)] py-10 lg:min-h-[32rem] lg:py-14 min-[80rem]:ps-[max(2.5rem,calc((100vw-75rem)/2+2.5rem))] min-[100rem]:ps-[max(2.5rem,calc(12.5rem+2.5rem))]">
          <DateBlock {...event} />
          {isNearest && (
            <p className="mt-6">
              <Badge variant="accent">{t('nearest')}</Badge>
            </p>
          )}
          <h2 id="featured" className={`${isNearest ? 'mt-2' : 'mt-6'} text-h1`}>
            <LocalizedText text={event.title} />
          </h2>
          <p className="mt-4 max-w-[34rem] text-lead">
            <LocalizedText text={event.description} />
          </p>
          <PlaceAndPrice event={event} className="mt-3" />
          <EventState event={event} />
          <EventButtons event={event} variant="primary" />
        </div>
      </div>
      <Sash />
    </section>
  )
}

import {eventPath} from '@site/schemas/routes/document-path'
import {useTranslations} from 'next-intl'
import type {EventCard} from './events-queries.ts'
import {ButtonLink} from '#/ui/controls/button.tsx'
import {DateBlock} from '#/ui/texts/date-block.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {hasPicture, Picture} from '#/ui/pictures/picture.tsx'
import {PlaceAndPrice} from './admission/place-and-price.tsx'
import {onPine} from './page/event-section.tsx'

export function FeaturedEvent({event}: {event: EventCard}) {
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
          className="aspect-[3/2] object-cover sm:aspect-[2/1] lg:order-last lg:aspect-auto lg:h-full lg:max-h-[38rem]"
        />
        <div className="flex flex-col justify-center px-[clamp(--spacing(4.5),4vw,2.5rem)] py-10 lg:min-h-[32rem] lg:py-14 min-[80rem]:ps-[max(2.5rem,calc((100vw-75rem)/2+2.5rem))] min-[100rem]:ps-[max(2.5rem,calc(12.5rem+2.5rem))]">
          <DateBlock {...event} />
          <h2 id="featured" className="mt-6 text-h1">
            <LocalizedText text={event.title} />
          </h2>
          <p className="mt-4 max-w-[34rem] text-lead">
            <LocalizedText text={event.description} />
          </p>
          <PlaceAndPrice event={event} className="mt-3" />
          <p className="mt-7">
            <ButtonLink href={eventPath(event)}>{t('details')}</ButtonLink>
          </p>
        </div>
      </div>
      <Sash />
    </section>
  )
}

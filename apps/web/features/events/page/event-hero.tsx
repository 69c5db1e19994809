import {type EventKind, eventKinds} from '@site/schemas/options/categories'
import {eventPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import {Likes} from '#/features/likes/like-button.tsx'
import {optionTitle, localizeText} from '#/i18n/localize.ts'
import {Link} from '#/ui/links/link.tsx'
import {Badge} from '#/ui/controls/badge.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {DateBlock} from '#/ui/texts/date-block.tsx'
import {Sash} from '#/ui/graphics/sash.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {hasPicture, Picture, type PictureImage} from '#/ui/pictures/picture.tsx'
import {ShareButton} from '#/ui/links/share-button.tsx'
import {isWebUrl, WebLink} from '#/ui/links/web-link.tsx'
import {PlaceAndPrice} from '../admission/place-and-price.tsx'
import {AddToCalendar} from '../calendar/add-to-calendar.tsx'
import type {Event} from '../events-queries.ts'
import {CopyEventMessage} from '../sharing/copy-event-message.tsx'
import {onPine} from './event-section.tsx'

/** Kinds that are not listed have a wide picture. */
const quietBackgrounds: Partial<Record<EventKind, string>> = {
  faith: onPine,
  food: 'bg-sunken',
  culture: 'bg-sunken',
}

export function EventHero({event}: {event: Event}) {
  const picture = [event.hero, event.image].find(hasPicture)
  const background = event.kind && quietBackgrounds[event.kind]
  if (!picture) {
    return (
      <header className="frame pt-6 md:pt-10">
        <HeroText event={event} />
      </header>
    )
  }
  return background ? (
    <QuietHero event={event} picture={picture} background={background} />
  ) : (
    <WideHero event={event} picture={picture} />
  )
}

interface HeroProps {
  event: Event
  picture: PictureImage
}

function QuietHero({event, picture, background}: HeroProps & {background: string}) {
  return (
    <header className={background}>
      <div className="frame grid gap-x-14 gap-y-6 py-6 md:py-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:py-14">
        <HeroText event={event} />
        <Picture
          image={picture}
          ratio={4 / 5}
          narrow={{below: 64, ratio: 3 / 2}}
          sizes="(min-width: 75rem) 27.7rem, (min-width: 64rem) 37vw, 92vw"
          priority
          className="aspect-[3/2] rounded-card object-cover max-lg:order-first lg:aspect-[4/5] print:max-h-[45mm]"
        />
      </div>
      <Sash />
    </header>
  )
}

function WideHero({event, picture}: HeroProps) {
  return (
    <header>
      <Picture
        image={picture}
        ratio={2}
        narrow={{below: 40, ratio: 3 / 2}}
        sizes="100vw"
        priority
        className="aspect-[3/2] max-h-[38rem] object-cover sm:aspect-[2/1] lg:aspect-[9/4] print:hidden"
      />
      <div className="frame">
        <div className="relative -mx-4.5 -mt-8 overflow-hidden bg-paper sm:mx-0 sm:-mt-12 sm:rounded-t-card print:mt-0">
          <Sash />
          <div className="px-4.5 pt-5 sm:px-10 sm:pt-7">
            <HeroText event={event} />
          </div>
        </div>
      </div>
    </header>
  )
}

function HeroText({event}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-4">
        <Link href="/renginiai" className="text-link inline-block py-2 print:hidden">
          <span aria-hidden="true">← </span>
          {t('back')}
        </Link>
        {event.kind && <Badge>{optionTitle(eventKinds, event.kind, locale)}</Badge>}
      </p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 has-[[open]]:items-start">
        <div className="max-w-[40rem] flex-[1_1_24rem]">
          <h1 className="text-h1">
            <LocalizedText text={event.title} />
          </h1>
          <p className="mt-3 text-lead text-muted empty:hidden sm:mt-5">
            <LocalizedText text={event.description} />
          </p>
        </div>
        <div className="border-s-4 border-accent ps-6">
          <DateBlock {...event} />
          <PlaceAndPrice event={event} className="mt-2 max-w-[20rem]" />
          <AddToCalendar event={event} />
          {event.isPast && <p className="mt-3 max-w-[12rem] font-semibold">{t('finished')}</p>}
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 sm:mt-7 print:hidden">
        {isWebUrl(event.website) && (
          <WebLink href={event.website} className={buttonClass()}>
            {t('website')}
          </WebLink>
        )}
        <ShareButton title={localizeText(event.title, locale)} path={eventPath(event)} />
        <CopyEventMessage event={event} />
        <Likes eventKey={event.eventKey} />
      </div>
    </div>
  )
}

export function StatusBanner({event: {status, statusNote, isPast}}: {event: Event}) {
  const t = useTranslations('event')
  if (status !== 'cancelled' && (status !== 'changed' || isPast)) return null
  return (
    <div className="frame mt-10">
      <div className="rounded-card border-2 border-danger bg-raised px-6 py-5">
        <p className="font-serif text-h3 font-semibold text-danger">{t(status)}</p>
        <p className="measure mt-1 empty:hidden">
          <LocalizedText text={statusNote} />
        </p>
      </div>
    </div>
  )
}

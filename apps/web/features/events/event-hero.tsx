import {eventPath} from '@site/schemas/routes/document-path'
import {eventKinds, type EventKind} from '@site/schemas/options/categories'
import {useLocale, useTranslations} from 'next-intl'
import {choiceTitle} from '#/i18n/choice-title.ts'
import type {Event} from './events-queries.ts'
import {localizeText} from '#/i18n/localize.ts'
import {Link} from '#/i18n/navigation.ts'
import {Badge} from '#/ui/badge.tsx'
import {buttonClass} from '#/ui/button-link.tsx'
import {EventDateBlock} from '#/ui/event-date-block.tsx'
import {Juosta} from '#/ui/juosta.tsx'
import {LocalizedText} from '#/ui/localized-text.tsx'
import {hasPicture, Picture, type PictureImage} from '#/ui/picture.tsx'
import {ShareButton} from '#/ui/share-button.tsx'
import {Likes} from '#/features/likes/likes.tsx'
import {leadsToPage, WebLink} from '#/ui/web-link.tsx'
import {onPine} from './on-pine.ts'

/** Kinds of event that begin quietly: the picture beside the words, on this ground. All others have a wide picture. */
const quietGrounds: Partial<Record<EventKind, string>> = {
  faith: onPine,
  food: 'bg-sunken',
  culture: 'bg-sunken',
}

/** Top of an event's page: what, when, and the first things to do. */
export function EventHero({event}: {event: Event}) {
  const picture = [event.hero, event.image].find(hasPicture)
  const ground = event.kind && quietGrounds[event.kind]
  if (!picture) {
    return (
      <header className="frame pt-6 md:pt-10">
        <Words event={event} />
      </header>
    )
  }
  return ground ? (
    <QuietHero event={event} picture={picture} ground={ground} />
  ) : (
    <WideHero event={event} picture={picture} />
  )
}

interface HeroProps {
  event: Event
  picture: PictureImage
}

function QuietHero({event, picture, ground}: HeroProps & {ground: string}) {
  return (
    <header className={ground}>
      <div className="frame grid gap-x-14 gap-y-6 py-6 md:py-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:py-14">
        <Words event={event} />
        <Picture
          image={picture}
          sizes="(min-width: 75rem) 29rem, (min-width: 64rem) 40vw, 92vw"
          priority
          className="aspect-[3/2] rounded-card object-cover max-lg:order-first lg:aspect-[4/5]"
        />
      </div>
      <Juosta />
    </header>
  )
}

function WideHero({event, picture}: HeroProps) {
  return (
    <header>
      <Picture
        image={picture}
        sizes="100vw"
        priority
        className="aspect-[4/3] max-h-[38rem] object-cover sm:aspect-[2/1] lg:aspect-[9/4]"
      />
      <div className="frame">
        <div className="relative -mx-[1.125rem] -mt-8 overflow-hidden bg-paper sm:mx-0 sm:-mt-12 sm:rounded-t-card">
          <Juosta />
          <div className="px-[1.125rem] pt-5 sm:px-10 sm:pt-7">
            <Words event={event} />
          </div>
        </div>
      </div>
    </header>
  )
}

function Words({event}: {event: Event}) {
  const locale = useLocale()
  const t = useTranslations('event')
  return (
    <div>
      <Link href="/renginiai" className="text-link inline-block py-2">
        ← {t('back')}
      </Link>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <div className="max-w-[40rem] flex-[1_1_24rem]">
          <p className="mb-3 flex flex-wrap gap-2 empty:hidden">
            {event.kind && <Badge>{choiceTitle(eventKinds, event.kind, locale)}</Badge>}
            {event.isFree && <Badge look="accent">{t('free')}</Badge>}
          </p>
          <h1 className="text-h1">
            <LocalizedText text={event.title} />
          </h1>
          <p className="mt-5 text-lead text-muted empty:hidden">
            <LocalizedText text={event.description} />
          </p>
        </div>
        <div className="border-s-4 border-accent ps-6">
          <EventDateBlock {...event} />
          {event.isPast && <p className="mt-3 max-w-48 font-semibold">{t('finished')}</p>}
        </div>
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        {leadsToPage(event.website) && (
          <WebLink href={event.website} className={buttonClass()}>
            {t('website')}
          </WebLink>
        )}
        <ShareButton title={localizeText(event.title, locale)} path={eventPath(event)} />
        <Likes eventKey={event.eventKey} />
      </div>
    </div>
  )
}

import {eventPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {PlacesLeft} from '#/features/registrations/places-left.tsx'
import {localizeText} from '#/i18n/localize.ts'
import {now} from '#/time/now.ts'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import {ShareButton} from '#/ui/links/share-button.tsx'
import {isWebUrl, WebLink} from '#/ui/links/web-link.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {countsPlaces, unavailability} from '../admission/admission.ts'
import {UnavailableTickets} from '../admission/unavailable-tickets.tsx'
import type {EventCard} from '../events-queries.ts'

/** Whether an event was changed or cancelled, and the places that are left if they are counted. */
export function EventState({event}: {event: EventCard}) {
  return (
    <>
      <StatusNote event={event} />
      {countsPlaces(event, now()) && (
        <PlacesLeft eventKey={event.eventKey} hasWaitingList={!event.ticketing} />
      )}
    </>
  )
}

function StatusNote({event: {status, statusNote}}: {event: EventCard}) {
  const t = useTranslations('event')
  if (status !== 'changed' && status !== 'cancelled') return null
  return (
    <p className="mt-3 measure border-s-4 border-danger ps-4">
      <strong className="font-semibold text-danger">{t(status)}.</strong> <LocalizedText text={statusNote} />
    </p>
  )
}

interface EventButtonsProps {
  event: EventCard
  variant: 'primary' | 'quiet'
}

/** What can be done about an event. Not on paper. */
export function EventButtons({event, variant, children}: EventButtonsProps & {children?: ReactNode}) {
  const locale = useLocale()
  const title = localizeText(event.title, locale)
  return (
    <div className="relative mt-5 print:hidden flex flex-wrap items-center gap-x-5 gap-y-3 justify-self-start">
      <MainButton event={event} variant={variant} title={title} />
      <ShareButton title={title} path={eventPath(event)} />
      {children}
    </div>
  )
}

function MainButton({event, variant, title}: EventButtonsProps & {title: string}) {
  const t = useTranslations('event')
  const isOn = event.status !== 'cancelled'
  if (isOn && unavailability(event)) return <UnavailableTickets event={event} />
  const about = <span className="sr-only">: {title}</span>
  if (isOn && isWebUrl(event.website)) {
    return (
      <WebLink href={event.website} className={buttonClass(variant)}>
        <span>
          {t('website')}
          {about}
        </span>
      </WebLink>
    )
  }
  return (
    <ButtonLink href={eventPath(event)} variant={variant}>
      <span>
        {t('details')}
        {about}
      </span>
    </ButtonLink>
  )
}

import {londonDay} from '@site/schemas/london-time/instant'
import {type FormKind, formKinds} from '@site/schemas/statuses/registration'
import {type Locale, useTranslations} from 'next-intl'
import {type Bilingual, localizeText} from '#/i18n/localize.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {MembersFirst} from '../members-first.tsx'
import type {EventInBrief} from '../event-in-brief.ts'
import type {FormEvent} from './registrations-actions.ts'

export interface RegistrationEvent {
  eventKey: string
  path: string | null
  title: Bilingual<string>
  /** It is an ISO instant. */
  start: string | null
  dateToBeConfirmed: boolean | null
  registration: {
    kind?: string | null
    notice?: Bilingual<string>
    membersFirstUntil?: string | null
  } | null
}

/** Returns undefined for an event whose registration is not on the site. */
export function eventForm(
  {eventKey, title, start, registration}: RegistrationEvent,
  inBrief: EventInBrief,
  locale: Locale,
): {kind: FormKind; event: FormEvent} | undefined {
  const kind = formKinds.find((each) => each === registration?.kind)
  if (!kind || !start) return undefined
  const name = localizeText(title, locale)
  return {kind, event: {...inBrief, eventKey, name, date: londonDay(new Date(start))}}
}

export function FormIntroduction({event}: {event: RegistrationEvent}) {
  const t = useTranslations('event')
  return (
    <>
      <p className="empty:hidden">
        <LocalizedText text={event.registration?.notice} />
      </p>
      <MembersFirst registration={event.registration} />
      {event.dateToBeConfirmed && <p>{t('detailsToBeConfirmed')}</p>}
    </>
  )
}

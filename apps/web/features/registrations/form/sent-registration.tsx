import {eventCalendarPath} from '@site/schemas/routes/document-path'
import {useLocale, useTranslations} from 'next-intl'
import type {Ref} from 'react'
import {localizedPath} from '#/i18n/localized-path.ts'
import type {Accepted, SubmissionResult, Refusal} from '#/supabase/form-submission.ts'
import {Fact, FactList} from '#/ui/layout/facts.tsx'
import {FocusedNotice} from '#/ui/layout/focused-notice.tsx'
import {Link} from '#/ui/links/link.tsx'
import type {FormEvent, RegistrationKind} from './registrations-actions.ts'

/** Who was registered, as typed. */
export interface Registrants {
  names: string[]
  /** Those of the names that wait while others have a place. */
  waiting?: string[]
  /** Unset for runners, who are all named. */
  seats?: number
  email: string
}

export type Registered = Accepted & {registrants: Registrants}

/** Adds to an answer what it is about. */
export function registeredAs(registrants: Registrants, result: SubmissionResult): Registered | Refusal {
  return result.ok ? {...result, registrants} : result
}

interface SentRegistrationProps {
  ref?: Ref<HTMLElement>
  kind: RegistrationKind
  event: FormEvent
  registered: Registered
}

/** Says in place of the form what was sent and what comes next, as far as that is known. */
export function SentRegistration({ref, kind, event, registered}: SentRegistrationProps) {
  const t = useTranslations('registrations.shared.sent')
  const locale = useLocale()
  const {title, text} = useAcceptedTexts(kind, registered)
  const {status, isEmailed, registrants} = registered
  const {names, waiting, seats, email} = registrants
  const hasPlace = status !== 'waiting' && status !== 'unconfirmed'
  return (
    <FocusedNotice ref={ref} title={title}>
      <p className="mt-1">{text}</p>
      {waiting && waiting.length > 0 && <p className="mt-3">{t('waiting', {names: waiting.join(', ')})}</p>}
      <FactList className="mt-4 grid gap-3 wrap-anywhere">
        <Fact term={t('event')}>{event.name}</Fact>
        {event.when && <Fact term={t('when')}>{event.when}</Fact>}
        {event.where && <Fact term={t('where')}>{event.where}</Fact>}
        <Fact term={t('who')}>{names.join(', ')}</Fact>
        {seats !== undefined && <Fact term={t('seats')}>{seats}</Fact>}
        {event.price && <Fact term={t('price')}>{event.price}</Fact>}
      </FactList>
      {event.costs && status !== 'waiting' && <p className="mt-3">{t('unpaid')}</p>}
      <p className="mt-3 wrap-anywhere">
        {isEmailed ? (
          t('inbox', {email})
        ) : (
          <>
            {t('noLink')}{' '}
            <Link href="/kontaktai" className="text-link">
              {t('contact')}
            </Link>
          </>
        )}
      </p>
      {hasPlace && (
        <a
          href={localizedPath(locale, eventCalendarPath(event.eventKey))}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t(event.isDateToBeConfirmed ? 'expectedCalendar' : 'calendar')}
        </a>
      )}
    </FocusedNotice>
  )
}

function useAcceptedTexts(kind: RegistrationKind, {status, isEmailed}: Accepted) {
  const t = useTranslations('registrations')
  if (status === 'waiting') return {title: t('shared.waiting'), text: t('shared.waitingText')}
  if (status === 'unconfirmed') {
    const text = t(isEmailed ? 'shared.unconfirmedText' : 'shared.unconfirmedNotEmailed')
    return {title: t('shared.unconfirmed'), text}
  }
  // The organisers write to whoever asks for a place in a trip.
  const isClaimed = isEmailed || kind === 'trip'
  return {title: t('shared.done'), text: t(isClaimed ? `${kind}.doneText` : 'shared.notEmailed')}
}

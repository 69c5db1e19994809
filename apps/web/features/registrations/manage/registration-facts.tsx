import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {Link} from '#/ui/links/link.tsx'
import {eventDate} from '#/time/format-date.ts'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {SpokenDate} from '#/ui/texts/spoken-date.tsx'
import {type ManagedRegistration, noteOf, ownRunner, type Runner} from './managed-registration.ts'

/** It only says that health notes were given. */
export function RegistrationFacts({registration}: {registration: ManagedRegistration}) {
  const t = useTranslations('registrations.manage')
  const {kind, event, firstName, lastName, phoneEnding, seats, runners} = registration
  const note = noteOf(registration)
  return (
    <section className="border-t border-line pt-8">
      <h3 className="text-h3">
        {event.path ? (
          <Link href={event.path} className="text-link">
            <LocalizedText text={event.title} />
          </Link>
        ) : (
          <LocalizedText text={event.title} />
        )}
      </h3>
      <dl className="mt-5 grid gap-4">
        <EventFacts event={event} />
        {!ownRunner(registration) && <Fact term={t('name')}>{`${firstName} ${lastName}`}</Fact>}
        {phoneEnding !== null && <Fact term={t('phone')}>{t('phoneEnding', {digits: phoneEnding})}</Fact>}
        {kind !== 'race' && <Fact term={t('seats')}>{seats}</Fact>}
        {note && (
          <Fact term={t(kind === 'trip' ? 'specialRequests' : 'note')}>
            <span className="whitespace-pre-line">{note}</span>
          </Fact>
        )}
        {runners.length > 0 && (
          <Fact term={t('runners')}>
            <ul className="grid gap-1">
              {runners.map((runner) => (
                <li key={runner.id}>
                  <RunnerLine runner={runner} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function EventFacts({event}: Pick<ManagedRegistration, 'event'>) {
  const t = useTranslations('registrations.manage')
  const locale = useLocale()
  const {start, end, dateToBeConfirmed, place} = event
  return (
    <>
      {(dateToBeConfirmed || start) && (
        <Fact term={t('when')}>
          {dateToBeConfirmed || !start ? (
            t('dateToBeConfirmed')
          ) : (
            <SpokenDate start={start} end={end}>
              {eventDate(start, end, locale).line}
            </SpokenDate>
          )}
        </Fact>
      )}
      {(place?.name || place?.address) && (
        <Fact term={t('where')}>
          <span className="block empty:hidden">
            <LocalizedText text={place.name} />
          </span>
          {place.address}
        </Fact>
      )}
    </>
  )
}

function RunnerLine({runner: {firstName, lastName, needsConsent, hasHealthNotes}}: {runner: Runner}) {
  const t = useTranslations('registrations.manage')
  const details = [needsConsent && t('consentMissing'), hasHealthNotes && t('healthNotes')].filter(Boolean)
  return (
    <>
      <span className="font-semibold">{`${firstName} ${lastName}`}</span>
      {details.length > 0 && <span className="block text-small text-muted">{details.join('; ')}</span>}
    </>
  )
}

function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

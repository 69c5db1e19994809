'use client'

import {formatMoney} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {FactRow} from '#/features/admin-list/fact-row.tsx'
import {formatDateTime} from '#/time/format-date.ts'
import {mailtoLink, telLink} from '#/ui/links/contact-urls.ts'
import {RegistrationMarks} from './registration-marks.tsx'
import {nameOf, type Registration, type Runner} from '../records/registration.ts'

export function RegistrationDetails({registration}: {registration: Registration}) {
  const t = useTranslations('admin.registrations')
  const locale = useLocale()
  const {email, phone, note, specialRequests, places, language, runners} = registration
  const {sentAt, waitingSince, collectsUntil, offeredUntil, unconfirmedUntil, heldUntil} = registration
  const time = (instant: string | null) => instant && formatDateTime(instant, locale)
  return (
    <>
      <RegistrationMarks registration={registration} />
      <dl className="mt-3 grid gap-y-1.5 text-small">
        <FactRow term={t('field.email')}>
          <a href={mailtoLink(email)} className="text-link">
            {email}
          </a>
        </FactRow>
        <FactRow term={t('field.phone')}>
          {phone && (
            <a href={telLink(phone)} className="text-link">
              {phone}
            </a>
          )}
        </FactRow>
        <FactRow term={t('field.people')}>{places}</FactRow>
        <FactRow term={t('field.paid')}>
          {registration.paidPence !== null && formatMoney(locale, registration.paidPence)}
        </FactRow>
        <FactRow term={t('field.language')}>{t(`language.${language}`)}</FactRow>
        <FactRow term={t('field.sent')}>{time(sentAt)}</FactRow>
        <FactRow term={t('field.waitingSince')}>{time(waitingSince)}</FactRow>
        <FactRow term={t('field.collectsUntil')}>{time(collectsUntil)}</FactRow>
        <FactRow term={t('field.offeredUntil')}>{time(offeredUntil)}</FactRow>
        <FactRow term={t('field.unconfirmedUntil')}>{time(unconfirmedUntil)}</FactRow>
        <FactRow term={t('field.heldUntil')}>{time(heldUntil)}</FactRow>
        <FactRow term={t('field.note')}>{note}</FactRow>
        <FactRow term={t('field.specialRequests')}>{specialRequests}</FactRow>
        {runners.length > 0 && (
          <FactRow term={t('field.runners')}>
            <ul>
              {runners.map((runner) => (
                <li key={runner.id}>
                  <RunnerLine runner={runner} />
                </li>
              ))}
            </ul>
          </FactRow>
        )}
      </dl>
    </>
  )
}

function RunnerLine({runner}: {runner: Runner}) {
  const t = useTranslations('admin.registrations')
  return (
    <>
      {nameOf(runner)}, {runner.age === null ? t('adult') : t('years', {age: runner.age})}
      {runner.needsConsent && (
        <strong className="block font-semibold text-danger">{t('mark.consent')}</strong>
      )}
    </>
  )
}

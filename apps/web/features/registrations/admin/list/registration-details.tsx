'use client'

import {useLocale, useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
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
        <Field label={t('field.email')}>
          <a href={mailtoLink(email)} className="text-link">
            {email}
          </a>
        </Field>
        <Field label={t('field.phone')}>
          {phone && (
            <a href={telLink(phone)} className="text-link">
              {phone}
            </a>
          )}
        </Field>
        <Field label={t('field.people')}>{places}</Field>
        <Field label={t('field.language')}>{t(`language.${language}`)}</Field>
        <Field label={t('field.sent')}>{time(sentAt)}</Field>
        <Field label={t('field.waitingSince')}>{time(waitingSince)}</Field>
        <Field label={t('field.collectsUntil')}>{time(collectsUntil)}</Field>
        <Field label={t('field.offeredUntil')}>{time(offeredUntil)}</Field>
        <Field label={t('field.unconfirmedUntil')}>{time(unconfirmedUntil)}</Field>
        <Field label={t('field.heldUntil')}>{time(heldUntil)}</Field>
        <Field label={t('field.note')}>{note}</Field>
        <Field label={t('field.specialRequests')}>{specialRequests}</Field>
        {runners.length > 0 && (
          <Field label={t('field.runners')}>
            <ul>
              {runners.map((runner) => (
                <li key={runner.id}>
                  <RunnerLine runner={runner} />
                </li>
              ))}
            </ul>
          </Field>
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

function Field({label, children}: {label: string; children: ReactNode}) {
  if (children === null || children === undefined || children === '') return null
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="flex-[1_1_7rem] text-muted">{label}</dt>
      <dd className="min-w-0 flex-[2_1_9rem] whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}

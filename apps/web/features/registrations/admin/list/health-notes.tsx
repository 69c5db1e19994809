'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {formatDateTime} from '#/time/format-date.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {healthNotesQuery, type HealthNotes} from '../records/registrations-admin-queries.ts'
import {nameOf, type Runner} from '../records/registration.ts'

const buttonClass = 'text-link min-h-11 font-semibold'

/** Health notes must not be seen at a glance, so they load only on request. */
export function HealthNotesOf({runners}: {runners: readonly Runner[]}) {
  const t = useTranslations('admin.registrations.health')
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="mt-4 border-t border-line pt-2 text-small">
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        className={buttonClass}
      >
        {t(isShown ? 'hide' : 'show')}
      </button>
      {isShown && <LoadedNotes runners={runners} />}
    </div>
  )
}

function LoadedNotes({runners}: {runners: readonly Runner[]}) {
  const t = useTranslations('admin.registrations.health')
  const {data, error, reload} = useSettledQuery(healthNotesQuery(runners.map(({id}) => id)))
  if (error) {
    return (
      <p role="alert">
        {t('failed')}{' '}
        <button type="button" onClick={() => void reload()} className={buttonClass}>
          {t('retry')}
        </button>
      </p>
    )
  }
  if (!data) return <output>{t('loading')}</output>
  if (data.length === 0) return <output className="block">{t('none')}</output>
  return (
    <ul className="grid gap-3">
      {data.map((notes) => (
        <li key={notes.runnerId}>
          <RunnerNotes notes={notes} runner={runners.find(({id}) => id === notes.runnerId)} />
        </li>
      ))}
    </ul>
  )
}

function RunnerNotes({notes, runner}: {notes: HealthNotes; runner: Runner | undefined}) {
  const t = useTranslations('admin.registrations.health')
  const locale = useLocale()
  const {medicalConditions, emergencyContact, emergencyPhone, consent} = notes
  return (
    <>
      {runner && <strong className="font-semibold">{nameOf(runner)}</strong>}
      {medicalConditions && <p className="whitespace-pre-line wrap-anywhere">{medicalConditions}</p>}
      {(emergencyContact ?? emergencyPhone) && (
        <p className="wrap-anywhere">
          {t('emergency')} {[emergencyContact, emergencyPhone].filter(Boolean).join(', ')}
        </p>
      )}
      {consent && (
        <p className="wrap-anywhere text-muted">
          {t('consent', {name: consent.givenBy, date: formatDateTime(consent.givenAt, locale)})}
        </p>
      )}
    </>
  )
}

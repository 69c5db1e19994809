'use client'

import {fold} from '@site/schemas/fold'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {foldSearch} from '#/features/admin-list/search-patterns.ts'
import {SearchField} from '#/features/admin-list/search-field.tsx'
import type {Attendee} from './attendance.ts'
import type {Attendance} from './use-attendance.ts'

interface DoorListViewProps {
  attendance: Attendance
  attendees: readonly Attendee[]
  note?: string | undefined
  /** The list could not be updated. */
  isStale: boolean
}

export function DoorListView({attendance, attendees, note, isStale}: DoorListViewProps) {
  const t = useTranslations('admin.attendance')
  const {unsent, error: sendingError, mark} = attendance
  const [search, setSearch] = useState('')
  const words = foldSearch(search).split(' ')
  const found = attendees.filter((attendee) => {
    const text = searchText(attendee)
    return words.every((word) => text.includes(word))
  })
  return (
    <section aria-label={t('title')} className="grid max-w-2xl gap-4">
      {note && <p className="text-small">{note}</p>}
      <SearchField query={search} hint={t('hint')} onSearch={setSearch} />
      <output className="grid gap-1">
        <span className="font-serif text-h3">
          {t('count', {came: peopleIn(attendees.filter(({came}) => came)), all: peopleIn(attendees)})}
        </span>
        <SavedState count={unsent.length} isRefused={sendingError === 'forbidden'} isStale={isStale} />
      </output>
      {found.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <ul className="grid gap-2">
          {found.map((attendee) => (
            <li key={attendee.id}>
              <AttendeeButton attendee={attendee} onMark={mark} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const searchText = ({name, tickets}: Attendee) => fold(`${name} ${tickets?.orderNumber ?? ''}`)

const peopleIn = (attendees: readonly Attendee[]) => attendees.reduce((sum, {people}) => sum + people, 0)

interface SavedStateProps {
  /** These marks are on this phone only. */
  count: number
  isRefused: boolean
  isStale: boolean
}

function SavedState({count, isRefused, isStale}: SavedStateProps) {
  const t = useTranslations('admin.attendance')
  if (count > 0 && isRefused)
    return <span className="font-semibold text-danger">{t('refused', {count})}</span>
  if (count > 0) return <span className="text-small">{t('unsent', {count})}</span>
  return <span className="text-small text-muted">{t(isStale ? 'stale' : 'saved')}</span>
}

interface AttendeeButtonProps {
  attendee: Attendee
  onMark: (attendee: Attendee, came: boolean) => void
}

/** A pressed button means that they came; another press undoes it. */
function AttendeeButton({attendee, onMark}: AttendeeButtonProps) {
  const t = useTranslations('admin.attendance')
  const {name, people, tickets, came, isConfirmed, isConsentMissing} = attendee
  return (
    <button
      type="button"
      aria-pressed={came === true}
      onClick={() => onMark(attendee, came !== true)}
      className="flex min-h-16 w-full flex-wrap items-center justify-between gap-x-4 rounded-card border-2 border-line bg-raised px-4 py-3 text-start hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
    >
      <span className="min-w-0 flex-[1_1_10rem]">
        <span className="block text-lead font-semibold wrap-anywhere">{name || t('nameless')}</span>
        {people > 1 && <span className="block text-small">{t('people', {count: people})}</span>}
        {tickets && (
          <>
            <span className="block text-small wrap-anywhere">
              {tickets.bought || t('tickets', {count: people})}
            </span>
            <span className="block text-small">{t('orderNumber', {number: tickets.orderNumber})}</span>
          </>
        )}
        {tickets?.isPartlyRefunded && (
          <span className="block text-small font-semibold">{t('partlyRefunded')}</span>
        )}
        {!isConfirmed && <span className="block text-small font-semibold">{t('unconfirmed')}</span>}
        {isConsentMissing && <span className="block text-small font-semibold">{t('consentMissing')}</span>}
      </span>
      <span aria-hidden="true" className="flex-none font-semibold">
        {came === true ? t('came') : t('notYet')}
      </span>
    </button>
  )
}

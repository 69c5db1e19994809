'use client'

import {useTranslations} from 'next-intl'
import type {PlaceCounts} from '../records/registration.ts'

interface PlaceCountsListProps {
  counts: PlaceCounts
  /** Sold tickets take places too. */
  tickets: number
  capacity: number | null
}

export function PlaceCountsList({counts, tickets, capacity}: PlaceCountsListProps) {
  const t = useTranslations('admin.registrations.counts')
  const {requested, waiting, offered} = counts
  const taken = counts.taken + tickets
  const beyond = capacity === null ? 0 : taken - capacity
  const figures = [
    [t('taken'), capacity === null ? t('noLimit', {taken}) : t('ofCapacity', {taken, capacity})],
    ...(tickets > 0 ? [[t('tickets'), tickets] as const] : []),
    [t('requested'), requested],
    [t('offered'), offered],
    [t('waiting'), waiting],
  ]
  return (
    <div className="print:hidden grid gap-3">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-serif text-h3">{value}</dd>
          </div>
        ))}
      </dl>
      {beyond > 0 && <p className="font-semibold text-danger">{t('beyond', {count: beyond})}</p>}
    </div>
  )
}

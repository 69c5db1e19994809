'use client'

import {useTranslations} from 'next-intl'
import type {PlaceCounts} from './registration.ts'

/** How many places are taken, asked for and waited for. */
export function PlaceCountsList({counts, capacity}: {counts: PlaceCounts; capacity: number | null}) {
  const t = useTranslations('admin.registrations.counts')
  const {taken, requested, waiting, offered} = counts
  const figures = [
    [t('taken'), capacity === null ? t('noLimit', {taken}) : t('ofCapacity', {taken, capacity})],
    [t('requested'), requested],
    [t('offered'), offered],
    [t('waiting'), waiting],
  ]
  return (
    <dl className="print:hidden flex flex-wrap gap-x-10 gap-y-3">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-serif text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {segments, type Segment} from '../admin-address.ts'

interface SegmentSwitchProps {
  segment: Segment
  waiting: number | undefined
  onSegment: (segment: Segment) => void
}

/** Which comments are listed. */
export function SegmentSwitch({segment: chosen, waiting, onSegment}: SegmentSwitchProps) {
  const t = useTranslations('admin.comments')
  return (
    <fieldset aria-label={t('segments')} className="flex min-w-0 flex-wrap gap-2">
      {segments.map((segment) => (
        <button
          key={segment}
          type="button"
          aria-pressed={segment === chosen}
          onClick={() => onSegment(segment)}
          className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-line px-4 font-semibold hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          {t(`segment.${segment}`)}
          {segment === 'waiting' && waiting ? <span className="font-normal">{waiting}</span> : null}
        </button>
      ))}
    </fieldset>
  )
}

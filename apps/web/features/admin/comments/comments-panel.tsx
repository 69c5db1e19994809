'use client'

import {useTranslations} from 'next-intl'
import type {AdminAddress, Segment} from '../admin-address.ts'
import type {Go} from '../use-admin-address.ts'
import {CommentsOfSegment} from './comments-of-segment.tsx'
import {SegmentSwitch} from './segment-switch.tsx'

export interface CommentsPanelProps {
  address: AdminAddress
  go: Go
  waiting: number | undefined
  /** Called when comments may be waiting that were not, or the other way round. */
  onChanged: () => void
}

/** Everything that was commented: what waits, what was reported, what was deleted. */
export function CommentsPanel({address, go, waiting, onChanged}: CommentsPanelProps) {
  const t = useTranslations('admin.comments')
  const {segment} = address

  function openSegment(next: Segment) {
    go({segment: next, sort: null, page: 1})
  }

  return (
    <section className="grid gap-6">
      <h2 className="sr-only">{t('title')}</h2>
      <div className="grid gap-3">
        <SegmentSwitch segment={segment} waiting={waiting} onSegment={openSegment} />
        <p className="measure text-small text-muted">{t(`about.${segment}`)}</p>
      </div>
      <CommentsOfSegment key={segment} {...{address, go, waiting, onChanged}} />
    </section>
  )
}

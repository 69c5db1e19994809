'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {useCounts} from './counts/likes-count-queries.ts'

interface EventCountersProps {
  eventKey: string
}

/** Numbers of likes and comments on an event's card. Reserves its space while they load. */
export function EventCounters({eventKey}: EventCountersProps) {
  return <Counters key={eventKey} eventKey={eventKey} />
}

function Counters({eventKey}: EventCountersProps) {
  const t = useTranslations('likes')
  const holder = useRef<HTMLParagraphElement>(null)
  const counts = useCounts(eventKey, holder)
  return (
    <p ref={holder} className="min-h-[1lh] w-full text-small text-muted tabular-nums noscript:hidden">
      {counts && t('counters', {likes: String(counts.likes), comments: String(counts.comments)})}
    </p>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {useCounts} from './counts/likes-count-queries.ts'

interface EventCountersProps {
  eventKey: string
}

/** Zeros are left out. The space is reserved while the numbers load. */
export function EventCounters({eventKey}: EventCountersProps) {
  return <Counters key={eventKey} eventKey={eventKey} />
}

function Counters({eventKey}: EventCountersProps) {
  const t = useTranslations('likes')
  const holder = useRef<HTMLParagraphElement>(null)
  const counts = useCounts(eventKey, holder)
  return (
    <p ref={holder} className="min-h-[1lh] w-full text-small text-muted tabular-nums noscript:hidden">
      {(['likes', 'comments'] as const)
        .flatMap((subject) => (counts?.[subject] ? t(subject, {count: String(counts[subject])}) : []))
        .join('\u00a0· ')}
    </p>
  )
}

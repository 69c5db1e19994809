'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {useCounts} from './counts/likes-count-queries.ts'
import {CommentIcon, HeartIcon} from './icons/like-icons.tsx'

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
    <p
      ref={holder}
      className={`inline-flex min-h-11 items-center gap-4 text-small text-muted transition-opacity duration-150 noscript:hidden ${counts ? '' : 'opacity-0'}`}
    >
      {counts && (
        <span className="sr-only">
          {t('counters', {likes: String(counts.likes), comments: String(counts.comments)})}
        </span>
      )}
      <span aria-hidden="true" className="inline-flex min-w-[2.25rem] items-center gap-1.5">
        <HeartIcon />
        <span className="tabular-nums">{counts?.likes}</span>
      </span>
      <span aria-hidden="true" className="inline-flex min-w-[2.25rem] items-center gap-1.5">
        <CommentIcon />
        <span className="tabular-nums">{counts?.comments}</span>
      </span>
    </p>
  )
}

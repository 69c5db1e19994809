'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {useCounts} from './likes-count-queries.ts'
import {CommentSign, HeartSign} from './signs.tsx'

/** How many like an event and how many comments it has, for its card. Keeps its place until it is known. */
export function Counters({eventKey}: {eventKey: string}) {
  const t = useTranslations('likes')
  const holder = useRef<HTMLParagraphElement>(null)
  const counters = useCounts(eventKey, holder)
  return (
    <p
      ref={holder}
      className={`inline-flex min-h-11 items-center gap-4 text-small text-muted transition-opacity duration-150 noscript:hidden ${counters ? '' : 'opacity-0'}`}
    >
      {counters && (
        <span className="sr-only">
          {t('counters', {likes: String(counters.likes), comments: String(counters.comments)})}
        </span>
      )}
      <span aria-hidden="true" className="inline-flex min-w-[2.25rem] items-center gap-1.5">
        <HeartSign />
        <span className="tabular-nums">{counters?.likes}</span>
      </span>
      <span aria-hidden="true" className="inline-flex min-w-[2.25rem] items-center gap-1.5">
        <CommentSign />
        <span className="tabular-nums">{counters?.comments}</span>
      </span>
    </p>
  )
}

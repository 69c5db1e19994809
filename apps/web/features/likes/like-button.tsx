'use client'

import {useTranslations} from 'next-intl'
import {useRef} from 'react'
import {toast} from '#/ui/toasts/toast.ts'
import {useLikes} from './button/likes-queries.ts'

interface LikesProps {
  eventKey: string
}

export function Likes({eventKey}: LikesProps) {
  return <LikeButton key={eventKey} eventKey={eventKey} />
}

// Red is not legible on the dark green.
const likedClass = 'border-give text-give in-[.bg-pine]:border-accent in-[.bg-pine]:text-accent'

function LikeButton({eventKey}: LikesProps) {
  const t = useTranslations('likes')
  const holder = useRef<HTMLDivElement>(null)
  const {likes, toggle} = useLikes(eventKey, holder, () =>
    toast.error(t('error'), {description: t('likeError')}),
  )
  const isLiked = likes.status === 'known' && likes.isLiked
  const count = likes.status === 'known' ? likes.others + (likes.isLiked ? 1 : 0) : null
  return (
    <div ref={holder} className="flex min-h-11 items-center noscript:hidden">
      {likes.status === 'unavailable' ? (
        <p aria-live="polite" className="text-small text-muted">
          {t('unavailable')}
        </p>
      ) : (
        <button
          type="button"
          aria-pressed={isLiked}
          aria-busy={likes.status === 'loading'}
          onClick={toggle}
          className={`inline-flex min-h-11 items-center gap-2 rounded-soft border px-4 font-semibold transition-colors duration-150 hover:bg-sunken ${isLiked ? likedClass : 'border-line text-link no-underline'}`}
        >
          <HeartIcon isFilled={isLiked} />
          {t('like')}
          <span aria-hidden="true" className="min-w-[1ch] text-center tabular-nums">
            {count || ' '}
          </span>
          {count !== null && <span className="sr-only">{t('likedBy', {count})}</span>}
        </button>
      )}
    </div>
  )
}

function HeartIcon({isFilled}: {isFilled: boolean}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 flex-none"
      fill={isFilled ? 'currentColor' : 'none'}
    >
      <path d="M10 16.6C5.6 13.4 2.6 10.7 2.6 7.5A3.8 3.8 0 0 1 10 6a3.8 3.8 0 0 1 7.4 1.5c0 3.2-3 5.9-7.4 9.1Z" />
    </svg>
  )
}

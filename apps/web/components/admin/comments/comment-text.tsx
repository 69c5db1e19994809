'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'

const LONG = 320
const MANY_LINES = 5

/** A comment as it was typed, as text; of a long one the beginning at first. */
export function CommentText({text}: {text: string}) {
  const t = useTranslations('admin.comments')
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES
  return (
    <div className="text-base min-[72rem]:min-w-64">
      <p className={`whitespace-pre-line wrap-anywhere ${isLong && !isWhole ? 'line-clamp-5' : ''}`}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="text-link min-h-11 text-small"
        >
          {t(isWhole ? 'showLess' : 'showAll')}
        </button>
      )}
    </div>
  )
}

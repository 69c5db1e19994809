'use client'

import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {adminSearchParams, segments, type Segment} from '../dashboard/admin-search-params.ts'
import {CommentsList} from './comments-list.tsx'

/** The comments of one segment, and buttons to the other segments. */
export function CommentsPanel({pendingCount}: {pendingCount: number | undefined}) {
  const t = useTranslations('admin.comments')
  const [{show: segment, sort, page}, setSearchParams] = useQueryStates(adminSearchParams, {history: 'push'})

  function open(next: Segment) {
    const isOpen = next === segment && !sort && page === 1
    if (!isOpen) void setSearchParams({show: next, sort: null, page: null})
  }

  return (
    <section className="grid gap-6">
      <h2 className="sr-only">{t('title')}</h2>
      <div className="grid gap-3">
        <SegmentButtons segment={segment} pendingCount={pendingCount} onOpen={open} />
        <p className="measure text-small text-muted">{t(`about.${segment}`)}</p>
      </div>
      <CommentsList key={segment} segment={segment} pendingCount={pendingCount} />
    </section>
  )
}

interface SegmentButtonsProps {
  segment: Segment
  pendingCount: number | undefined
  onOpen: (segment: Segment) => void
}

function SegmentButtons({segment: current, pendingCount, onOpen}: SegmentButtonsProps) {
  const t = useTranslations('admin.comments')
  return (
    <fieldset aria-label={t('segments')} className="flex min-w-0 flex-wrap gap-2">
      {segments.map((segment) => (
        <button
          key={segment}
          type="button"
          aria-pressed={segment === current}
          onClick={() => onOpen(segment)}
          className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-line px-4 font-semibold hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          {t(`segment.${segment}`)}
          {segment === 'waiting' && pendingCount ? <span className="font-normal">{pendingCount}</span> : null}
        </button>
      ))}
    </fieldset>
  )
}

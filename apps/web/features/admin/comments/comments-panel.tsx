'use client'

import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {adminSearchParams, commentFilters, type CommentFilter} from '../dashboard/admin-search-params.ts'
import {CommentsList} from './comments-list.tsx'

/** A list of comments, with buttons to filter it. */
export function CommentsPanel({pendingCount}: {pendingCount: number | undefined}) {
  const t = useTranslations('admin.comments')
  const [{show: filter, sort, page}, setSearchParams] = useQueryStates(adminSearchParams, {history: 'push'})

  function open(next: CommentFilter) {
    const isOpen = next === filter && !sort && page === 1
    if (!isOpen) void setSearchParams({show: next, sort: null, page: null})
  }

  return (
    <section className="grid gap-6">
      <h2 className="sr-only">{t('title')}</h2>
      <div className="grid gap-3">
        <FilterButtons filter={filter} pendingCount={pendingCount} onOpen={open} />
        <p className="measure text-small text-muted">{t(`about.${filter}`)}</p>
      </div>
      <CommentsList key={filter} filter={filter} pendingCount={pendingCount} />
    </section>
  )
}

interface FilterButtonsProps {
  filter: CommentFilter
  pendingCount: number | undefined
  onOpen: (filter: CommentFilter) => void
}

function FilterButtons({filter: current, pendingCount, onOpen}: FilterButtonsProps) {
  const t = useTranslations('admin.comments')
  return (
    <fieldset aria-label={t('segments')} className="flex min-w-0 flex-wrap gap-2">
      {commentFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === current}
          onClick={() => onOpen(filter)}
          className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-line px-4 font-semibold hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          {t(`segment.${filter}`)}
          {filter === 'waiting' && pendingCount ? <span className="font-normal">{pendingCount}</span> : null}
        </button>
      ))}
    </fieldset>
  )
}

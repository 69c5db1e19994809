'use client'

import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {
  adminSearchParams,
  commentFilters,
  type CommentFilter,
} from '#/features/admin-list/admin-search-params.ts'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {CommentsList} from './list/comments-list.tsx'

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
        <FilterButtons
          label={t('segments')}
          filters={commentFilters}
          current={filter}
          labelOf={(each) => t(`segment.${each}`)}
          countOf={(each) => (each === 'waiting' ? pendingCount : undefined)}
          onOpen={open}
        />
        <p className="measure text-small text-muted">{t(`about.${filter}`)}</p>
      </div>
      <CommentsList key={filter} filter={filter} pendingCount={pendingCount} />
    </section>
  )
}

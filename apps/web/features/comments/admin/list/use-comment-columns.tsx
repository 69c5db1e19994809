'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import type {CommentFilter} from '#/features/admin-list/admin-search-params.ts'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import {excerpt, type AdminComment} from './admin-comment.ts'
import {Checkbox} from './checkbox.tsx'
import {CommentButtons, type CommentAction} from './comment-buttons.tsx'
import {CommentAuthor, CommentBody, CommentPageLink, Deletion} from './comment-cells.tsx'
import {sortableColumns} from './default-sort.ts'

const helper = createColumnHelper<typeof features, AdminComment>()

interface CommentColumns {
  filter: CommentFilter
  /** An admin may ban the authors of all comments but their own. */
  admin: {id: string} | null
  /** It must be memoised, or all cells are remounted. */
  onAction: (action: CommentAction, comment: AdminComment) => void
}

export function useCommentColumns({filter, admin, onAction}: CommentColumns) {
  const t = useTranslations('admin.comments')
  const locale = useLocale()
  return useMemo(() => {
    const sortable: string[] = sortableColumns(filter)
    const columns = helper.columns([
      helper.display({
        id: 'checkbox',
        meta: {label: t('column.tick'), inCard: 'checkbox', className: 'w-11'},
        cell: ({row}) => (
          <Checkbox
            isChecked={row.getIsSelected()}
            label={t('tickOne', {
              author: row.original.author.name || t('nameless'),
              text: excerpt(row.original.text),
            })}
            onChange={(isChecked) => row.toggleSelected(isChecked)}
          />
        ),
      }),
      helper.display({
        id: 'comment',
        meta: {label: t('column.comment'), inCard: 'body', className: 'w-2/5'},
        cell: ({row}) => <CommentBody comment={row.original} isPendingShown={filter !== 'waiting'} />,
      }),
      helper.display({
        id: 'author',
        meta: {label: t('column.author'), inCard: 'title'},
        cell: ({row}) => <CommentAuthor author={row.original.author} />,
      }),
      helper.display({
        id: 'page',
        meta: {label: t('column.page'), inCard: 'field', className: 'min-w-36'},
        cell: ({row}) => <CommentPageLink page={row.original.page} />,
      }),
      helper.accessor('createdAt', {
        id: 'written',
        sortDescFirst: true,
        meta: {label: t('column.written'), inCard: 'field', order: 'date'},
        cell: ({row}) => <ShortDate instant={row.original.createdAt} locale={locale} />,
      }),
      helper.accessor('openReports', {
        id: 'reports',
        sortDescFirst: true,
        meta: {label: t('column.reports'), inCard: 'field', order: 'number'},
        cell: ({row}) => row.original.openReports,
      }),
      helper.accessor('deletedAt', {
        id: 'deleted',
        sortDescFirst: true,
        meta: {label: t('column.deleted'), inCard: 'field', order: 'date', className: 'min-w-32'},
        cell: ({row}) => <Deletion comment={row.original} />,
      }),
      helper.display({
        id: 'actions',
        meta: {label: t('column.actions'), inCard: 'actions'},
        cell: ({row}) => (
          <CommentButtons
            comment={row.original}
            mayBan={admin !== null && row.original.author.id !== admin.id}
            onAction={onAction}
          />
        ),
      }),
    ])
    return columns.filter(({id = ''}) => {
      if (id === 'checkbox') return filter === 'waiting'
      return ['comment', 'author', 'page', 'actions', ...sortable].includes(id)
    })
  }, [t, locale, filter, admin, onAction])
}

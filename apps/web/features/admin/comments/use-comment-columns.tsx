'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import type {Segment} from '../admin-address.ts'
import type {AdminComment} from './admin-comments-queries.ts'
import {ShortDay} from '../short-day.tsx'
import type {features} from '../list/features.ts'
import {CommentActions, type OnCommentAction} from './comment-actions.tsx'
import {CommentAuthor} from './comment-author.tsx'
import {CommentBody} from './comment-body.tsx'
import {CommentPageLink} from './comment-page-link.tsx'
import {Deletion} from './deletion.tsx'
import {excerpt} from './excerpt.ts'
import {TickBox} from './tick-box.tsx'
import {columnsOf} from './usual-order.ts'

const helper = createColumnHelper<typeof features, AdminComment>()

interface CommentColumns {
  segment: Segment
  /** Who looks. */
  userId: string | null
  onAction: OnCommentAction
}

/** What is shown of a comment in a segment, and what can be done with it there. */
export function useCommentColumns({segment, userId, onAction}: CommentColumns) {
  const t = useTranslations('admin.comments')
  const locale = useLocale()
  return useMemo(() => {
    const sortable: string[] = columnsOf(segment)
    const columns = helper.columns([
      helper.display({
        id: 'tick',
        meta: {label: t('column.tick'), inCard: 'tick', className: 'w-11'},
        cell: ({row}) => (
          <TickBox
            isTicked={row.getIsSelected()}
            label={t('tickOne', {
              author: row.original.author.name || t('nameless'),
              text: excerpt(row.original.text),
            })}
            onTick={(isTicked) => row.toggleSelected(isTicked)}
          />
        ),
      }),
      helper.display({
        id: 'comment',
        meta: {label: t('column.comment'), inCard: 'body', className: 'w-2/5'},
        cell: ({row}) => <CommentBody comment={row.original} isWaitingShown={segment !== 'waiting'} />,
      }),
      helper.accessor(({author}) => author.name, {
        id: 'author',
        sortDescFirst: false,
        meta: {label: t('column.author'), inCard: 'title'},
        cell: ({row}) => <CommentAuthor author={row.original.author} />,
      }),
      helper.accessor(({page}) => page.title[locale], {
        id: 'page',
        sortDescFirst: false,
        meta: {label: t('column.page'), inCard: 'field', className: 'min-w-36'},
        cell: ({row}) => <CommentPageLink page={row.original.page} />,
      }),
      helper.accessor('writtenAt', {
        id: 'written',
        sortDescFirst: true,
        meta: {label: t('column.written'), inCard: 'field', order: 'date'},
        cell: ({row}) => <ShortDay instant={row.original.writtenAt} locale={locale} />,
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
          <CommentActions
            comment={row.original}
            isOwn={row.original.author.id === userId}
            onAction={onAction}
          />
        ),
      }),
    ])
    return columns.filter(({id = ''}) => {
      if (id === 'tick') return segment === 'waiting'
      return id === 'comment' || id === 'actions' || sortable.includes(id)
    })
  }, [t, locale, segment, userId, onAction])
}

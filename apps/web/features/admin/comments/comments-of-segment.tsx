'use client'

import type {RowSelectionState} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useCallback, useEffect, useMemo, useRef, useState} from 'react'
import {useAccount, userIdOf} from '#/features/account/account-queries.ts'
import {CommentingDialog} from '../commenting/commenting-dialog.tsx'
import {ListView} from '../list/list-view.tsx'
import {useKeptFocus} from '../list/use-kept-focus.ts'
import {useLatest} from '../list/use-latest.ts'
import {useListNavigation} from '../list/use-list-navigation.ts'
import {useListTable} from '../list/use-list-table.ts'
import {useList} from '../list/use-list.ts'
import {type AdminComment, loadComments} from './admin-comments-queries.ts'
import {ApproveTicked} from './approve-ticked.tsx'
import type {CommentAction} from './comment-actions.tsx'
import type {CommentsPanelProps} from './comments-panel.tsx'
import {DeleteDialog} from './delete-dialog.tsx'
import {useCommentColumns} from './use-comment-columns.tsx'
import {useModeration} from './use-moderation.ts'
import {orderOf, usualOrder} from './usual-order.ts'

/** The comments of one segment, and what is done with them. */
export function CommentsOfSegment({address, go, waiting, onChanged}: CommentsPanelProps) {
  const t = useTranslations('admin.comments')
  const locale = useLocale()
  const userId = userIdOf(useAccount())
  const {segment, query, page, sort: asked} = address
  const sort = useMemo(() => orderOf({segment, sort: asked}), [segment, asked])
  const load = useCallback(
    () => loadComments({segment, query, sort, page, locale}),
    [segment, query, sort, page, locale],
  )
  const list = useList(load)
  const {reload} = list
  const [ticked, setTicked] = useState<RowSelectionState>({})
  const [toDelete, setToDelete] = useState<AdminComment>()
  const [toBan, setToBan] = useState<AdminComment>()
  const listRef = useRef<HTMLElement>(null)
  const keepFocus = useKeptFocus(listRef, list.page?.rows.map(({id}) => id) ?? [])
  const navigation = useListNavigation({go, list, page, usual: usualOrder[segment]})

  const {approve, restore, remove, dismiss} = useModeration(() => {
    reload()
    onChanged()
  })

  function act(action: CommentAction, comment: AdminComment) {
    keepFocus(comment.id)
    if (action === 'approve') void approve([comment.id])
    else if (action === 'restore') void restore(comment)
    else if (action === 'dismiss') void dismiss(comment)
    else if (action === 'delete') setToDelete(comment)
    else setToBan(comment)
  }

  useQueueInStep({isQueue: segment === 'waiting' && !query, waiting, shown: list.page?.total, reload})

  const columns = useCommentColumns({segment, userId, onAction: useLatest(act)})
  const table = useListTable({
    columns,
    page: list.page,
    sort,
    onSort: navigation.onSort,
    onPage: navigation.onPage,
    ticked,
    onTick: setTicked,
  })
  return (
    <>
      <ListView
        label={t(`segment.${segment}`)}
        list={list}
        table={table}
        listRef={listRef}
        query={query}
        searchHint={t('hint')}
        empty={{title: t(`empty.${segment}`), text: t(`emptyText.${segment}`)}}
        onSearch={navigation.onSearch}
      >
        {segment === 'waiting' && <ApproveTicked table={table} onApprove={approve} />}
      </ListView>
      <DeleteDialog subject={toDelete} onDelete={remove} onClose={() => setToDelete(undefined)} />
      <CommentingDialog
        subject={
          toBan && {
            id: toBan.author.id,
            name: toBan.author.name || toBan.author.email,
            isBanned: toBan.author.isBanned,
          }
        }
        onClose={() => setToBan(undefined)}
        onDone={reload}
      />
    </>
  )
}

interface QueueInStep {
  isQueue: boolean
  waiting: number | undefined
  shown: number | undefined
  reload: () => void
}

/** Loads the queue anew when it has turned out that more or fewer comments wait than it shows. */
function useQueueInStep({isQueue, waiting, shown, reload}: QueueInStep) {
  const latest = useRef({isQueue, shown, reload})
  useEffect(() => {
    latest.current = {isQueue, shown, reload}
  })
  useEffect(() => {
    const now = latest.current
    if (now.isQueue && waiting !== undefined && now.shown !== undefined && waiting !== now.shown) now.reload()
  }, [waiting])
}

'use client'

import type {RowSelectionState} from '@tanstack/react-table'
import {useTranslations} from 'next-intl'
import {useCallback, useEffect, useEffectEvent, useState} from 'react'
import {useAccount} from '#/features/account/account-store.ts'
import {BanDialog} from '#/features/account/admin/ban-dialog.tsx'
import type {CommentFilter} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable} from '#/features/admin-list/use-list-table.ts'
import type {AdminComment} from './admin-comment.ts'
import {commentsQuery} from './comments-list-queries.ts'
import {ApproveSelected} from './approve-selected.tsx'
import type {CommentAction} from './comment-buttons.tsx'
import {defaultSort, sortableColumns} from './default-sort.ts'
import {DeletionDialog} from './deletion-dialog.tsx'
import {useCommentColumns} from './use-comment-columns.tsx'
import {useModeration} from './use-moderation.ts'

interface CommentsListProps {
  filter: CommentFilter
  pendingCount: number | undefined
}

export function CommentsList({filter, pendingCount}: CommentsListProps) {
  const t = useTranslations('admin.comments')
  const account = useAccount()
  const searchParams = useListSearchParams(sortableColumns(filter), defaultSort[filter])
  const {search} = searchParams
  const list = useSettledQuery(commentsQuery({...search, filter}))
  const {listRef, keepFocus} = useListFocus(list.data)
  const [selected, setSelected] = useState<RowSelectionState>({})
  const [toDelete, setToDelete] = useState<AdminComment>()
  const [toBan, setToBan] = useState<AdminComment>()
  const {approve, restore, remove, dismiss} = useModeration()

  const act = useCallback(
    (action: CommentAction, comment: AdminComment) => {
      keepFocus(comment.id)
      if (action === 'approve') void approve([comment.id])
      else if (action === 'restore') void restore(comment)
      else if (action === 'dismiss') void dismiss(comment)
      else if (action === 'delete') setToDelete(comment)
      else setToBan(comment)
    },
    [keepFocus, approve, restore, dismiss],
  )

  // The count changes when another admin moderates or somebody comments.
  const reloadQueue = useEffectEvent(() => {
    const isQueue = filter === 'waiting' && !search.q
    if (isQueue && list.data && !list.data.isMany && list.data.total !== pendingCount) void list.reload()
  })
  useEffect(() => {
    if (pendingCount !== undefined) reloadQueue()
  }, [pendingCount])

  const columns = useCommentColumns({
    filter,
    admin: account.status === 'loggedIn' && account.isAdmin ? account : null,
    onAction: act,
  })
  const table = useListTable({columns, list, searchParams, selected, onSelect: setSelected})
  return (
    <>
      <ListView
        label={t(`segment.${filter}`)}
        list={list}
        table={table}
        listRef={listRef}
        query={search.q}
        searchHint={t('hint')}
        empty={{title: t(`empty.${filter}`), text: t(`emptyText.${filter}`)}}
        onSearch={searchParams.setQuery}
      >
        {filter === 'waiting' && <ApproveSelected table={table} onApprove={approve} />}
      </ListView>
      <DeletionDialog subject={toDelete} onDelete={remove} onClose={() => setToDelete(undefined)} />
      <BanDialog
        subject={
          toBan && {
            id: toBan.author.id,
            name: toBan.author.name || toBan.author.email,
            isBanned: toBan.author.isBanned,
          }
        }
        onClose={() => setToBan(undefined)}
        onDone={() => void list.reload()}
      />
    </>
  )
}

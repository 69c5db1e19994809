'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {deleteComment} from '#/features/comments/thread/comments-moderation-actions.ts'
import {toast} from '#/ui/toasts/toast.ts'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import type {AdminComment} from './admin-comment.ts'
import {approveComments, dismissReports, restoreComment} from './comments-decision-actions.ts'
import {commentsKey} from './comments-list-queries.ts'

const TIME_TO_UNDO_MS = 12_000

const undoClass = 'min-h-11 flex-none rounded-soft px-3 font-semibold text-link underline hover:bg-sunken'

/** Each action shows its result in a toast and reloads the comments. */
export function useModeration() {
  const t = useTranslations('admin')
  const queryClient = useQueryClient()

  return useMemo(() => {
    function reload() {
      void reloadQueries(queryClient, commentsKey)
    }

    function showResult(isDone: boolean, done: string, failure: string) {
      if (isDone) toast.success(done)
      else toast.error(t('error'), {description: failure})
      reload()
    }

    async function approve(commentIds: string[]) {
      const approved = await approveComments(commentIds)
      const failures = commentIds.length - approved.length
      if (approved.length > 0) toast.success(t('comments.approved', {count: approved.length}))
      if (failures > 0) toast.error(t('error'), {description: t('comments.approveFailed', {count: failures})})
      reload()
    }

    async function restore({id}: AdminComment) {
      const {ok} = await restoreComment(id)
      showResult(ok, t('comments.restored'), t('comments.restoreFailed'))
    }

    async function remove(comment: AdminComment) {
      const {ok} = await deleteComment(comment.id)
      if (!ok) {
        showResult(false, '', t('comments.deleteFailed'))
        return
      }
      toast.success(t('comments.deleted'), {
        duration: TIME_TO_UNDO_MS,
        action: {label: t('comments.undo'), onClick: () => void restore(comment)},
        classNames: {actionButton: undoClass},
      })
      reload()
    }

    async function dismiss({id}: AdminComment) {
      const {ok} = await dismissReports(id)
      showResult(ok, t('comments.dismissed'), t('comments.dismissFailed'))
    }

    return {approve, restore, remove, dismiss}
  }, [t, queryClient])
}

'use client'

import {useTranslations} from 'next-intl'
import {toast} from 'sonner'
import {deleteComment} from '#/features/comments/comments-actions.ts'
import {approveComments, dismissReports, restoreComment} from './admin-comments-actions.ts'
import type {AdminComment} from './admin-comments-queries.ts'

const TIME_TO_UNDO_MS = 12_000

const undoLook = 'min-h-11 flex-none rounded-soft px-3 font-semibold text-link underline hover:bg-sunken'

/** What is done with comments; each says how it went, and calls `onChanged` if something is different now. */
export function useModeration(onChanged: () => void) {
  const t = useTranslations('admin')

  function report(isDone: boolean, done: string, failure: string) {
    if (isDone) toast.success(done)
    else toast.error(t('error'), {description: failure})
    onChanged()
  }

  async function approve(commentIds: string[]) {
    const approved = await approveComments(commentIds)
    const failures = commentIds.length - approved.length
    if (approved.length > 0) toast.success(t('comments.approved', {count: approved.length}))
    if (failures > 0) toast.error(t('error'), {description: t('comments.approveFailed', {count: failures})})
    onChanged()
  }

  async function restore({id}: AdminComment) {
    const {ok} = await restoreComment(id)
    report(ok, t('comments.restored'), t('comments.restoreFailed'))
  }

  async function remove(comment: AdminComment) {
    const {ok} = await deleteComment(comment.id)
    if (!ok) {
      report(false, '', t('comments.deleteFailed'))
      return
    }
    toast.success(t('comments.deleted'), {
      duration: TIME_TO_UNDO_MS,
      action: {label: t('comments.undo'), onClick: () => void restore(comment)},
      classNames: {actionButton: undoLook},
    })
    onChanged()
  }

  async function dismiss({id}: AdminComment) {
    const {ok} = await dismissReports(id)
    report(ok, t('comments.dismissed'), t('comments.dismissFailed'))
  }

  return {approve, restore, remove, dismiss}
}

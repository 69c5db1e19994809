'use client'

import {Dialog} from '@base-ui/react/dialog'
import {useTranslations} from 'next-intl'
import {type RefObject, useRef, useState} from 'react'
import {hasRole, type Account} from '#/features/account/account-state.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {toast} from '#/ui/toasts/toast.ts'
import {deleteComment} from './comments-moderation-actions.ts'
import type {Comment} from './comment-page.ts'
import {ReportDialog} from './report-dialog.tsx'

export interface CommentDialogProps {
  subject: Comment | undefined
  account: Account
  /** It receives focus when the comment has been deleted. */
  title: RefObject<HTMLElement | null>
  onClose: () => void
  onDeleted: (commentId: string) => void
  onReported: (commentId: string) => void
}

export function CommentDialog({subject, account, title, onClose, onDeleted, onReported}: CommentDialogProps) {
  // Keeps the comment visible while the dialog fades out.
  const [last, setLast] = useState(subject)
  if (subject && subject !== last) setLast(subject)
  const comment = subject ?? last
  if (!comment) return null
  const shared = {comment, isOpen: subject !== undefined, onClose}
  return hasRole(account, 'moderator') ? (
    <DeleteDialog {...shared} key={comment.id} title={title} onDeleted={onDeleted} />
  ) : (
    <ReportDialog {...shared} key={comment.id} account={account} onReported={onReported} />
  )
}

interface DeleteDialogProps {
  comment: Comment
  isOpen: boolean
  title: RefObject<HTMLElement | null>
  onClose: () => void
  onDeleted: (commentId: string) => void
}

function DeleteDialog({comment, isOpen, title, onClose, onDeleted}: DeleteDialogProps) {
  const t = useTranslations('comments')
  const [isDeleting, setIsDeleting] = useState(false)
  const isDeleted = useRef(false)

  async function remove() {
    if (isDeleting) return
    setIsDeleting(true)
    const result = await deleteComment(comment.id)
    setIsDeleting(false)
    if (result.ok) {
      isDeleted.current = true
      onDeleted(comment.id)
      toast.success(t('commentDeleted'))
    } else if (result.error === 'adminOnly') {
      toast.error(t('accessDenied'), {description: t('adminOnly')})
    } else {
      toast.error(t('error'), {description: t('deleteError')})
    }
    onClose()
  }

  return (
    <DialogFrame
      isQuestion
      isOpen={isOpen}
      title={t('deleteQuestion')}
      description={
        <>
          <blockquote className="line-clamp-4 border-s-4 border-line ps-4 wrap-anywhere text-muted">
            <strong>{comment.authorName}:</strong> {comment.text}
          </blockquote>
          <p className="mt-3">{t('deleteText')}</p>
        </>
      }
      finalFocus={() => (isDeleted.current ? title.current : null)}
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Dialog.Close className={buttonClass('quiet')}>{t('cancel')}</Dialog.Close>
        <button type="button" onClick={() => void remove()} className={buttonClass('give')}>
          <BusyLabel isBusy={isDeleting} busy={t('deleting')}>
            {t('delete')}
          </BusyLabel>
        </button>
      </div>
    </DialogFrame>
  )
}

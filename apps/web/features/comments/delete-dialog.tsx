'use client'

import {AlertDialog} from '@base-ui/react/alert-dialog'
import {useTranslations} from 'next-intl'
import {useRef, useState, type RefObject} from 'react'
import {toast} from 'sonner'
import type {Comment} from './comments-queries.ts'
import {deleteComment} from './comments-actions.ts'
import {buttonClass} from '#/ui/button-link.tsx'
import {BusyLabel} from '#/ui/busy-label.tsx'
import {DialogFrame} from '#/ui/dialog-frame.tsx'

interface DeleteDialogProps {
  comment: Comment
  isOpen: boolean
  /** Where the keyboard goes when the comment is gone. */
  title: RefObject<HTMLElement | null>
  onClose: () => void
  onDeleted: (commentId: string) => void
}

/** Asks an admin whether to delete a comment, and does. */
export function DeleteDialog({comment, isOpen, title, onClose, onDeleted}: DeleteDialogProps) {
  const t = useTranslations('comments')
  const [isDeleting, setIsDeleting] = useState(false)
  const isGone = useRef(false)

  async function remove() {
    if (isDeleting) return
    setIsDeleting(true)
    const result = await deleteComment(comment.id)
    setIsDeleting(false)
    if (result.ok) {
      isGone.current = true
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
      focusAfter={() => (isGone.current ? title.current : null)}
      onClose={onClose}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <AlertDialog.Close className={buttonClass('quiet')}>{t('cancel')}</AlertDialog.Close>
        <button type="button" onClick={() => void remove()} className={buttonClass('give')}>
          <BusyLabel isBusy={isDeleting} busy={t('deleting')}>
            {t('delete')}
          </BusyLabel>
        </button>
      </div>
    </DialogFrame>
  )
}

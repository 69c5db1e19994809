'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import type {AdminComment} from './admin-comments-queries.ts'
import {ConfirmDialog} from '../confirm-dialog.tsx'

interface DeleteDialogProps {
  /** Without a comment the dialog is closed. */
  subject: AdminComment | undefined
  onDelete: (comment: AdminComment) => Promise<void>
  onClose: () => void
}

/** Asks before a comment is deleted. */
export function DeleteDialog({subject, onDelete, onClose}: DeleteDialogProps) {
  const t = useTranslations('admin.comments')
  // What it is about stays in view while the dialog fades away.
  const [last, setLast] = useState(subject)
  if (subject && subject !== last) setLast(subject)
  const comment = subject ?? last
  if (!comment) return null
  return (
    <ConfirmDialog
      isOpen={subject !== undefined}
      title={t('deleteTitle')}
      description={
        <>
          <blockquote className="line-clamp-4 border-s-4 border-line ps-4 wrap-anywhere text-muted">
            <strong>{comment.author.name || t('nameless')}:</strong> {comment.text}
          </blockquote>
          <p className="mt-3">{t('deleteText')}</p>
        </>
      }
      confirm={t('delete')}
      busy={t('deleting')}
      onConfirm={() => onDelete(comment)}
      onClose={onClose}
    />
  )
}

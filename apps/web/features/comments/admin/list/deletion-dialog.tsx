'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import type {AdminComment} from './admin-comment.ts'

interface DeletionDialogProps {
  subject: AdminComment | undefined
  onDelete: (comment: AdminComment) => Promise<void>
  onClose: () => void
}

export function DeletionDialog({subject, onDelete, onClose}: DeletionDialogProps) {
  const t = useTranslations('admin.comments')
  // Keeps the comment visible while the dialog fades out.
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

'use client'

import {useState, type RefObject} from 'react'
import type {Account} from '#/features/account/account-queries.ts'
import type {Comment} from './comments-queries.ts'
import {DeleteDialog} from './delete-dialog.tsx'
import {ReportDialog} from './report-dialog.tsx'

export interface CommentDialogProps {
  /** The comment in question; without one the dialog is closed. */
  subject: Comment | undefined
  account: Account
  title: RefObject<HTMLElement | null>
  onClose: () => void
  onDeleted: (commentId: string) => void
  onReported: (commentId: string) => void
}

/** What an admin or anybody else is asked about a comment. */
export function CommentDialog({subject, account, title, onClose, onDeleted, onReported}: CommentDialogProps) {
  // What it is about stays in view while the dialog fades away.
  const [last, setLast] = useState(subject)
  if (subject && subject !== last) setLast(subject)
  const comment = subject ?? last
  if (!comment) return null
  const frame = {comment, isOpen: subject !== undefined, onClose}
  return account.status === 'signedIn' && account.isAdmin ? (
    <DeleteDialog {...frame} key={comment.id} title={title} onDeleted={onDeleted} />
  ) : (
    <ReportDialog {...frame} key={comment.id} account={account} onReported={onReported} />
  )
}

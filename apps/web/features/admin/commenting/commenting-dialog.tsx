'use client'

import {useState} from 'react'
import {BanDialog} from './ban-dialog.tsx'
import type {Commenter, CommentingDialogProps} from './commenter.ts'
import {UnbanDialog} from './unban-dialog.tsx'

/** Asks whether somebody may comment, the other way round from now. */
export function CommentingDialog({subject, ...rest}: CommentingDialogProps) {
  // Who it is about stays in view while the dialog fades away.
  const [last, setLast] = useState<Commenter>()
  if (subject && subject.id !== last?.id) setLast(subject)
  if (subject && subject.id === last?.id && subject.isBanned !== last.isBanned) setLast(subject)
  const commenter = subject ?? last
  if (!commenter) return null
  const frame = {...rest, commenter, isOpen: subject !== undefined}
  return commenter.isBanned ? (
    <UnbanDialog key={commenter.id} {...frame} />
  ) : (
    <BanDialog key={commenter.id} {...frame} />
  )
}

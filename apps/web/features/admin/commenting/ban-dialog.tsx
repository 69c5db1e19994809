'use client'

import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {toast} from 'sonner'
import {banCommenter} from './admin-commenting-actions.ts'
import {ConfirmDialog} from '../confirm-dialog.tsx'
import type {OpenDialogProps} from './commenter.ts'

const LONGEST_REASON = 500

/** Stops somebody from commenting, for a reason that other admins may read. */
export function BanDialog({commenter, isOpen, onClose, onDone}: OpenDialogProps) {
  const t = useTranslations('admin.ban')
  const id = useId()
  const [reason, setReason] = useState('')

  async function ban() {
    const result = await banCommenter(commenter.id, reason.trim())
    if (!result.ok) {
      const isAdmin = result.error === 'isAdmin'
      toast.error(t('failed'), {description: isAdmin ? t('isAdmin') : undefined})
      return
    }
    toast.success(t('done', {name: commenter.name}))
    setReason('')
    onDone()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title')}
      description={t('text', {name: commenter.name})}
      confirm={t('confirm')}
      busy={t('busy')}
      onConfirm={ban}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {t('reason')}
        </label>
        <p id={`${id}-hint`} className="-mt-1 text-small text-muted">
          {t('reasonHint')}
        </p>
        <textarea
          id={id}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          maxLength={LONGEST_REASON}
          rows={3}
          aria-describedby={`${id}-hint`}
          className="w-full rounded-soft border border-muted bg-raised px-3.5 py-2 text-ink"
        />
      </div>
    </ConfirmDialog>
  )
}

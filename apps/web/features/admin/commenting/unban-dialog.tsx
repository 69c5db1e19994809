'use client'

import {useTranslations} from 'next-intl'
import {toast} from 'sonner'
import {unbanCommenter} from './admin-commenting-actions.ts'
import {ConfirmDialog} from '../confirm-dialog.tsx'
import type {OpenDialogProps} from './commenter.ts'

/** Lets somebody comment again. */
export function UnbanDialog({commenter, isOpen, onClose, onDone}: OpenDialogProps) {
  const t = useTranslations('admin.unban')

  async function unban() {
    const result = await unbanCommenter(commenter.id)
    if (!result.ok) {
      toast.error(t('failed'))
      return
    }
    toast.success(t('done', {name: commenter.name}))
    onDone()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title')}
      description={t('text', {name: commenter.name})}
      look="primary"
      confirm={t('confirm')}
      busy={t('busy')}
      onConfirm={unban}
      onClose={onClose}
    />
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {useForm} from 'react-hook-form'
import {toast} from '#/ui/toasts/toast.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {banCommenter, unbanCommenter} from './users/account-bans-actions.ts'

interface Commenter {
  id: string
  name: string
  isBanned: boolean
}

interface BanDialogProps {
  subject: Commenter | undefined
  onClose: () => void
  onDone: () => void
}

export function BanDialog({subject, ...rest}: BanDialogProps) {
  // Keeps the name visible while the dialog fades out.
  const [last, setLast] = useState<Commenter>()
  if (subject && subject.id !== last?.id) setLast(subject)
  if (subject && subject.id === last?.id && subject.isBanned !== last.isBanned) setLast(subject)
  const commenter = subject ?? last
  if (!commenter) return null
  const frame = {...rest, commenter, isOpen: subject !== undefined}
  return commenter.isBanned ? (
    <ConfirmUnban key={commenter.id} {...frame} />
  ) : (
    <ConfirmBan key={commenter.id} {...frame} />
  )
}

interface ConfirmProps extends Omit<BanDialogProps, 'subject'> {
  commenter: Commenter
  isOpen: boolean
}

const MAX_REASON_LENGTH = 500

function ConfirmBan({commenter, isOpen, onClose, onDone}: ConfirmProps) {
  const t = useTranslations('admin.ban')
  const id = useId()
  const {register, getValues, reset} = useForm({defaultValues: {reason: ''}})

  async function ban() {
    const result = await banCommenter(commenter.id, getValues('reason').trim())
    if (!result.ok) {
      const isAdmin = result.error === 'isAdmin'
      toast.error(t('failed'), {description: isAdmin ? t('isAdmin') : undefined})
      return
    }
    toast.success(t('done', {name: commenter.name}))
    reset()
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
          {...register('reason')}
          id={id}
          maxLength={MAX_REASON_LENGTH}
          rows={3}
          aria-describedby={`${id}-hint`}
          className="w-full rounded-soft border border-muted bg-raised px-3.5 py-2 text-ink"
        />
      </div>
    </ConfirmDialog>
  )
}

function ConfirmUnban({commenter, isOpen, onClose, onDone}: ConfirmProps) {
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
      variant="primary"
      confirm={t('confirm')}
      busy={t('busy')}
      onConfirm={unban}
      onClose={onClose}
    />
  )
}

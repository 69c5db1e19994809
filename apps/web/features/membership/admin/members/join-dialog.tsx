'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {AccountPicker} from '#/features/account/admin/account-picker.tsx'
import {joinMembership} from './members-actions.ts'
import {fullName, type Member} from './member.ts'

interface JoinDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

export function JoinDialog({member, isOpen, onClose}: JoinDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  const [picked, setPicked] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const name = fullName(member)

  async function join(): Promise<boolean> {
    setIsTried(picked === undefined)
    if (picked === undefined) return false
    const isDone = await run(joinMembership(member.id, picked), t('join.done', {name}))
    if (isDone) setPicked(undefined)
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('join.title', {name})}
      description={<p>{t('join.text')}</p>}
      variant="primary"
      confirm={t('join.confirm')}
      busy={t('busy')}
      onConfirm={join}
      onClose={onClose}
    >
      <div className="mt-5">
        <AccountPicker
          legend={t('join.pick')}
          hint={t('join.hint')}
          proposed={member.lastName}
          picked={picked}
          error={isTried && picked === undefined ? t('join.missing') : undefined}
          onPick={setPicked}
        />
      </div>
    </ConfirmDialog>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {mergeMemberships} from './members-actions.ts'
import {MemberPicker} from './member-picker.tsx'
import {fullName, type Member} from './member.ts'

interface MergeDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

export function MergeDialog({member, isOpen, onClose}: MergeDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  const [picked, setPicked] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const name = fullName(member)

  async function merge(): Promise<boolean> {
    setIsTried(picked === undefined)
    if (picked === undefined) return false
    const isDone = await run(mergeMemberships(member.id, picked), t('merge.done', {name}))
    if (isDone) setPicked(undefined)
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('merge.title', {name})}
      description={<p>{t('merge.text', {email: member.email})}</p>}
      confirm={t('merge.confirm')}
      busy={t('busy')}
      onConfirm={merge}
      onClose={onClose}
    >
      <div className="mt-5">
        <MemberPicker
          exceptId={member.id}
          proposed={member.mayBeDuplicate ? member.lastName : ''}
          picked={picked}
          error={isTried && picked === undefined ? t('merge.missing') : undefined}
          onPick={setPicked}
        />
      </div>
    </ConfirmDialog>
  )
}

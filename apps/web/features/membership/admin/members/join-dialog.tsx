'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowPicker} from '#/features/admin-list/row-picker.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usersQuery} from '#/features/account/admin/admin-users-queries.ts'
import {joinMembership} from './members-actions.ts'
import {fullName, type Member} from './member.ts'

interface JoinDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

/** Asks for the account to which a membership is joined whose name or address is another. */
export function JoinDialog({member, isOpen, onClose}: JoinDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  const [picked, setPicked] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const name = fullName(member)

  /** Resolves to whether the dialog closes. */
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
          proposed={member.lastName}
          picked={picked}
          error={isTried && picked === undefined ? t('join.missing') : undefined}
          onPick={setPicked}
        />
      </div>
    </ConfirmDialog>
  )
}

interface AccountPickerProps {
  /** Searched for at first. */
  proposed: string
  picked: string | undefined
  error: string | undefined
  onPick: (userId: string) => void
}

function AccountPicker({proposed, picked, error, onPick}: AccountPickerProps) {
  const t = useTranslations('admin.members')
  const [q, setQ] = useState(proposed)
  const list = useSettledQuery(usersQuery({q, sort: {by: 'name', isDescending: false}, page: 1}))
  return (
    <RowPicker
      legend={t('join.pick')}
      hint={t('join.hint')}
      query={q}
      list={list}
      picked={picked}
      error={error}
      wordsOf={({name, email}) => ({title: name || email, detail: email})}
      onSearch={setQ}
      onPick={onPick}
    />
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import {toast} from '#/ui/toasts/toast.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {changeRoles} from './roles-actions.ts'
import {RoleFields} from './role-fields.tsx'
import {changeBetween, type HeldRoles} from './roles-change.ts'

interface Account extends HeldRoles {
  id: string
  name: string
  isOwn: boolean
}

interface RolesDialogProps {
  subject: Account | undefined
  onClose: () => void
  onDone: () => void
}

export function RolesDialog({subject, ...rest}: RolesDialogProps) {
  // Keeps the roles visible while the dialog fades out.
  const [last, setLast] = useState<Account>()
  const isOther = subject && JSON.stringify(subject) !== JSON.stringify(last)
  if (isOther) setLast(subject)
  const account = subject ?? last
  if (!account) return null
  const held = [account.id, ...account.roles, ...account.events].join(' ')
  return <RolesForm key={held} {...rest} account={account} isOpen={subject !== undefined} />
}

interface RolesFormProps extends Omit<RolesDialogProps, 'subject'> {
  account: Account
  isOpen: boolean
}

function RolesForm({account, isOpen, onClose, onDone}: RolesFormProps) {
  const t = useTranslations('admin.roles')
  const [ticked, setTicked] = useState<HeldRoles>(account)
  const keepsTicks = useRef(false)
  const losesAdmin = account.isOwn && account.roles.includes('admin') && !ticked.roles.includes('admin')

  async function save(): Promise<boolean> {
    const change = changeBetween(account, ticked)
    if (!change) return true
    const result = await changeRoles(account.id, change)
    // When the session has ended, the page beneath asks for the log-in, and what was ticked stays.
    keepsTicks.current = result.ok || result.error === 'loggedOut'
    if (result.ok) {
      toast.success(t('done', {name: account.name}))
      onDone()
      return true
    }
    const {error} = result
    const reason = error === 'lastAdmin' || error === 'unconfirmed' ? error : 'failedText'
    toast.error(t('failed'), {description: t(reason)})
    return keepsTicks.current
  }

  function close() {
    if (!keepsTicks.current) setTicked(account)
    keepsTicks.current = false
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title', {name: account.name})}
      description={t('text')}
      variant="primary"
      confirm={t('save')}
      busy={t('saving')}
      onConfirm={save}
      onClose={close}
    >
      <RoleFields ticked={ticked} onTick={setTicked} />
      {losesAdmin && (
        <output className="mt-4 block rounded-soft border-s-4 border-danger bg-paper px-3.5 py-2.5">
          {t('losesAdmin')}
        </output>
      )}
    </ConfirmDialog>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import type {MoneyResult} from '#/features/payments/payments-actions.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {cancelMembership, inviteMember, joinMembership, markDeceased, setHonorary} from './members-actions.ts'
import {fullName, mayCancel, mayInvite, type Member} from './member.ts'
import {JoinDialog, MergeDialog} from './pick-dialogs.tsx'

const send = {
  invite: inviteMember,
  honorary: (id: string) => setHonorary(id, true),
  notHonorary: (id: string) => setHonorary(id, false),
  cancel: cancelMembership,
  separate: (id: string) => joinMembership(id, null),
  deceased: (id: string) => markDeceased(id, true),
  alive: (id: string) => markDeceased(id, false),
} satisfies Record<string, (id: string) => Promise<MoneyResult | MoneyResult<number>>>

type Asked = keyof typeof send

/** Only admins join it to an account. */
export function MemberControls({member, isAdmin}: {member: Member; isAdmin: boolean}) {
  const t = useTranslations('admin.members')
  const [opened, setOpened] = useState<Asked | 'join' | 'merge'>()
  const close = () => setOpened(undefined)
  const isDead = member.deceasedAt !== null
  const actions: (Asked | 'join' | 'merge')[] = [
    ...(mayInvite(member) ? (['invite'] as const) : []),
    ...(isDead ? [] : ([member.isHonorary ? 'notHonorary' : 'honorary', 'merge'] as const)),
    ...(isAdmin && !isDead ? ([member.userId ? 'separate' : 'join'] as const) : []),
    ...(mayCancel(member) ? (['cancel'] as const) : []),
    isDead ? 'alive' : 'deceased',
  ]
  const asked = opened && opened in send ? (opened as Asked) : undefined
  return (
    <section aria-labelledby="member-actions" className="grid gap-3">
      <h3 id="member-actions" className="text-h3">
        {t('actions')}
      </h3>
      <div className="flex flex-wrap gap-3">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            onClick={() => setOpened(action)}
            className={buttonClass('quiet')}
          >
            {t(`${action}.open`)}
          </button>
        ))}
      </div>
      <AskedDialog member={member} asked={asked} onClose={close} />
      {isAdmin && <JoinDialog member={member} isOpen={opened === 'join'} onClose={close} />}
      <MergeDialog member={member} isOpen={opened === 'merge'} onClose={close} />
    </section>
  )
}

interface AskedDialogProps {
  member: Member
  asked: Asked | undefined
  onClose: () => void
}

function AskedDialog({member, asked, onClose}: AskedDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  // Keeps the question visible while the dialog fades out.
  const [last, setLast] = useState(asked)
  if (asked && asked !== last) setLast(asked)
  const question = asked ?? last
  if (!question) return null
  const name = fullName(member)
  const done = (lost?: number) =>
    [t(`${question}.done`, {name}), ...(lost ? [t('alive.ended', {count: lost})] : [])].join('. ')
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={t(`${question}.title`, {name})}
      description={
        <>
          <p>{t(`${question}.text`)}</p>
          {member.household?.pays && (question === 'cancel' || question === 'deceased') && (
            <p className="mt-2">{t('household.leaves')}</p>
          )}
        </>
      }
      variant={question === 'honorary' || question === 'invite' ? 'primary' : 'give'}
      confirm={t(`${question}.confirm`)}
      busy={t('busy')}
      onConfirm={() => run<number | undefined>(send[question](member.id), done)}
      onClose={onClose}
    />
  )
}

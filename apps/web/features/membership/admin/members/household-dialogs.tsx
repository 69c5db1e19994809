'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import type {MoneyResult} from '#/features/payments/payments-actions.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {HouseholdPersonDialog} from './household-person-dialog.tsx'
import {fullName, type Member} from './member.ts'
import {setHousehold, setHouseholdPayer} from './members-actions.ts'
import type {HouseholdPerson} from './members-household-queries.ts'
import {HouseholdPickDialog} from './pick-dialogs.tsx'

type AskedOfPerson = {kind: 'payer' | 'remove'; person: HouseholdPerson}
export type AskedOfHousehold = {kind: 'add' | 'new' | 'dissolve'} | AskedOfPerson

interface HouseholdDialogsProps {
  member: Member
  persons: readonly HouseholdPerson[]
  asked: AskedOfHousehold | undefined
  onClose: () => void
}

export function HouseholdDialogs({member, persons, asked, onClose}: HouseholdDialogsProps) {
  const payer = persons.find(({pays}) => pays)?.id ?? member.id
  const others = persons.filter(({id}) => id !== payer).map(({id}) => id)
  const dialog = {member, onClose}
  return (
    <>
      <HouseholdPickDialog
        {...dialog}
        isOpen={asked?.kind === 'add'}
        onPicked={(id) => setHousehold(payer, [...new Set([...others, id])])}
      />
      <HouseholdPersonDialog {...dialog} isOpen={asked?.kind === 'new'} />
      <AskedDialog {...dialog} {...{payer, others}} asked={asked} />
    </>
  )
}

interface AskedDialogProps {
  member: Member
  payer: string
  others: readonly string[]
  asked: AskedOfHousehold | undefined
  onClose: () => void
}

function AskedDialog({member, payer, others, asked, onClose}: AskedDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  const open = asked && asked.kind !== 'add' && asked.kind !== 'new' ? asked : undefined
  // Keeps the question visible while the dialog fades out.
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  const question = open ?? last
  if (!question) return null
  const {kind} = question
  const name = fullName('person' in question ? question.person : member)

  function send(): Promise<MoneyResult> {
    if (!question || !('person' in question)) return setHousehold(payer, [])
    const {id} = question.person
    return question.kind === 'payer'
      ? setHouseholdPayer(member.household?.id ?? '', id)
      : setHousehold(
          payer,
          others.filter((other) => other !== id),
        )
  }

  return (
    <ConfirmDialog
      isOpen={open !== undefined}
      title={t(`household.${kind}.title`, {name})}
      description={<p>{t(`household.${kind}.text`)}</p>}
      variant={kind === 'payer' ? 'primary' : 'give'}
      confirm={t(`household.${kind}.confirm`)}
      busy={t('busy')}
      onConfirm={() => run(send(), t(`household.${kind}.done`, {name}))}
      onClose={onClose}
    />
  )
}

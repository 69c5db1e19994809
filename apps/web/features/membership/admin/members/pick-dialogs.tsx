'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {useForm, useWatch} from 'react-hook-form'
import * as z from 'zod'
import {AccountPicker} from '#/features/account/admin/account-picker.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import type {MoneyResult} from '#/features/payments/payments-actions.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import type {ButtonVariant} from '#/ui/controls/button.tsx'
import {MemberPicker} from './member-picker.tsx'
import {fullName, type Member} from './member.ts'
import {joinMembership, mergeMemberships} from './members-actions.ts'

interface MemberDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

export function JoinDialog(props: MemberDialogProps) {
  const t = useTranslations('admin.members.join')
  return (
    <PickDialog {...props} action="join" variant="primary" send={joinMembership}>
      {(picking) => (
        <AccountPicker {...picking} legend={t('pick')} hint={t('hint')} proposed={props.member.lastName} />
      )}
    </PickDialog>
  )
}

export function MergeDialog(props: MemberDialogProps) {
  const {id, mayBeDuplicate, lastName} = props.member
  return (
    <PickDialog {...props} action="merge" send={mergeMemberships}>
      {(picking) => <MemberPicker {...picking} exceptId={id} proposed={mayBeDuplicate ? lastName : ''} />}
    </PickDialog>
  )
}

interface HouseholdPickDialogProps extends MemberDialogProps {
  onPicked: (personId: string) => Promise<MoneyResult>
}

/** The surnames of a family begin alike: Petraitis, Petraitienė, Petraitytė. */
const FAMILY_LETTERS = 5

/** Chooses somebody for whom the member pays. */
export function HouseholdPickDialog({onPicked, ...props}: HouseholdPickDialogProps) {
  return (
    <PickDialog
      {...props}
      action="household.add"
      variant="primary"
      send={(_payer, picked) => onPicked(picked)}
    >
      {(picking) => (
        <MemberPicker
          {...picking}
          exceptId={props.member.id}
          exceptHousehold={props.member.household?.id}
          proposed={props.member.lastName.slice(0, FAMILY_LETTERS)}
        />
      )}
    </PickDialog>
  )
}

interface Picking {
  picked: string
  error: string | undefined
  onPick: (id: string) => void
}

interface PickDialogProps extends MemberDialogProps {
  action: 'join' | 'merge' | 'household.add'
  variant?: ButtonVariant
  send: (membershipId: string, picked: string) => Promise<MoneyResult>
  children: (picking: Picking) => ReactNode
}

const resolver = zodResolver(z.object({picked: z.string().min(1)}))

function PickDialog({member, action, send, children, ...dialog}: PickDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  const form = useForm({resolver, defaultValues: {picked: ''}})
  const {control, setValue, reset, formState} = form
  const {errors, isSubmitted} = formState
  const picking = {
    picked: useWatch({control, name: 'picked'}),
    error: errors.picked && t(`${action}.missing`),
    onPick: (id: string) => setValue('picked', id, {shouldValidate: isSubmitted}),
  }
  const name = fullName(member)

  async function save({picked}: {picked: string}): Promise<boolean> {
    const isDone = await run(send(member.id, picked), t(`${action}.done`, {name}))
    if (isDone) reset()
    return isDone
  }

  return (
    <ConfirmDialog
      {...dialog}
      title={t(`${action}.title`, {name})}
      description={<p>{t(`${action}.text`, {email: member.email ?? name})}</p>}
      confirm={t(`${action}.confirm`)}
      busy={t('busy')}
      onConfirm={() => submitInDialog(form, save)}
    >
      <div className="mt-5">{children(picking)}</div>
    </ConfirmDialog>
  )
}

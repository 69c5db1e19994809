'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {useWatch} from 'react-hook-form'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {usePrefilledForm} from '#/features/admin-list/use-prefilled-form.ts'
import {receivedMoney, rememberReceivedOn} from '#/features/payments/movement-fields.tsx'
import type {MoneyError, MoneyResult} from '#/features/payments/payments-actions.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {createRepeatableCall} from '#/repeatable-call.ts'
import {ContactFields} from './contact-fields.tsx'
import {unknownContact} from './contact.ts'
import {FirstFeeFields} from './first-fee-fields.tsx'
import {addMember} from './members-actions.ts'
import {membershipFeeQuery} from './members-queries.ts'
import {fullName} from './member.ts'
import {readNewMember, type NewMember} from './new-member.ts'
import {SimilarMembers} from './similar-members.tsx'

interface AddDialogProps {
  isOpen: boolean
  onAdded: (membershipId: string) => void
  onClose: () => void
}

/** What was typed stays until it is saved. */
export function AddDialog({isOpen, onAdded, onClose}: AddDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  const fee = useSettledQuery(membershipFeeQuery)
  const [addOnce] = useState(() => createRepeatableCall<string, MoneyError>())
  const form = usePrefilledForm(
    {...unknownContact, fee: 'paid' as const, ...receivedMoney(fee.data)},
    readNewMember,
  )
  const typed = useWatch({control: form.control})

  async function save(member: NewMember): Promise<boolean> {
    if (member.fee === 'paid') rememberReceivedOn(member)
    let added: MoneyResult<string> | undefined
    const isDone = await run(
      addOnce
        .call(member, (key) => addMember(member, key))
        .then((result) => {
          added = result
          return result
        }),
      t('add.done', {name: fullName(member)}),
    )
    if (!isDone || !added?.ok) return false
    form.reset()
    onAdded(added.data)
    return true
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('add.title')}
      description={<p>{t('add.text')}</p>}
      variant="primary"
      confirm={t('add.confirm')}
      busy={t('busy')}
      onConfirm={() => submitInDialog(form, save)}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <ContactFields register={form.register} errors={form.formState.errors} emailHint={t('add.emailHint')}>
          <SimilarMembers
            firstName={typed.firstName ?? ''}
            lastName={typed.lastName ?? ''}
            email={typed.email ?? ''}
          />
        </ContactFields>
        <FirstFeeFields form={{...form, typed}} feePence={fee.data} />
      </div>
    </ConfirmDialog>
  )
}

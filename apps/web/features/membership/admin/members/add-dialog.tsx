'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {useWatch} from 'react-hook-form'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {reloadQueries, useSettledQuery} from '#/features/admin-list/query-client.ts'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {usePrefilledForm} from '#/features/admin-list/use-prefilled-form.ts'
import {receivedMoney, rememberReceivedOn} from '#/features/payments/movement-fields.tsx'
import type {MoneyError} from '#/features/payments/payments-actions.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import type {Result} from '#/supabase/query.ts'
import {toast} from '#/ui/toasts/toast.ts'
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
  const tPayments = useTranslations('admin.payments')
  const queryClient = useQueryClient()
  const fee = useSettledQuery({...membershipFeeQuery, enabled: isOpen})
  const [addOnce] = useState(() => createRepeatableCall<Result<string, MoneyError>>())
  const form = usePrefilledForm(
    {...unknownContact, fee: 'paid' as const, ...receivedMoney(fee.data)},
    readNewMember,
  )
  const typed = useWatch({control: form.control})
  const fault = form.formState.errors.root?.message

  async function save(member: NewMember): Promise<boolean> {
    if (member.fee === 'paid') rememberReceivedOn(member)
    const added = await addOnce.call(member, (key) => addMember(member, key))
    if (!added.ok) {
      form.setError('root', {message: tPayments(`fault.${added.error}`)})
      return false
    }
    toast.success(t('add.done', {name: fullName(member)}))
    form.reset()
    onAdded(added.data)
    await reloadQueries(queryClient, moneyKey)
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
        {/* A toast would cover the button of so high a dialog. */}
        {fault && (
          <div role="alert">
            <p className="font-semibold text-danger">{tPayments('failed')}</p>
            <p>{fault}</p>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}

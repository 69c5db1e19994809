'use client'

import {zodResolver} from '@hookform/resolvers/zod'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {useForm, useWatch} from 'react-hook-form'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import type {MoneyError} from '#/features/payments/payments-actions.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import type {Result} from '#/supabase/query.ts'
import {ContactFields} from './contact-fields.tsx'
import {contact, type Contact, unknownContact} from './contact.ts'
import {fullName, type Member} from './member.ts'
import {addHouseholdPerson} from './members-actions.ts'
import {SimilarMembers} from './similar-members.tsx'

interface HouseholdPersonDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

/** Adds a person who is no member yet. Most have the surname and the address of the payer. */
export function HouseholdPersonDialog({member, isOpen, onClose}: HouseholdPersonDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  const [addOnce] = useState(() => createRepeatableCall<Result<string, MoneyError>>())
  const form = useForm({
    resolver: zodResolver(contact),
    defaultValues: {
      ...unknownContact,
      lastName: member.lastName,
      postalAddress: member.postalAddress ?? '',
      locale: member.language,
    },
  })
  const typed = useWatch({control: form.control})

  async function save(person: Contact): Promise<boolean> {
    const isDone = await run(
      addOnce.call(person, (key) => addHouseholdPerson(member.id, person, key)),
      t('household.new.done', {name: fullName(person)}),
    )
    if (isDone) form.reset()
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('household.new.title', {name: fullName(member)})}
      description={<p>{t('household.new.text')}</p>}
      variant="primary"
      confirm={t('household.new.confirm')}
      busy={t('busy')}
      onConfirm={() => submitInDialog(form, save)}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <ContactFields
          register={form.register}
          errors={form.formState.errors}
          emailHint={t('household.new.emailHint')}
        >
          <SimilarMembers
            firstName={typed.firstName ?? ''}
            lastName={typed.lastName ?? ''}
            email={typed.email ?? ''}
          />
        </ContactFields>
      </div>
    </ConfirmDialog>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import type {ResolverResult} from 'react-hook-form'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {usePrefilledForm} from '#/features/admin-list/use-prefilled-form.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {ContactFields} from './contact-fields.tsx'
import {contactOf, faultsOf, readCorrection, type Correction, type TypedContact} from './contact.ts'
import {correctMember} from './members-actions.ts'
import {fullName, type Member} from './member.ts'

function resolve(typed: TypedContact, known: TypedContact): ResolverResult<TypedContact, Correction> {
  const {data, error} = readCorrection(typed, known)
  return data ? {values: data, errors: {}} : {values: {}, errors: faultsOf<TypedContact>(error)}
}

interface CorrectDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

/** What was typed stays until it is saved. */
export function CorrectDialog({member, isOpen, onClose}: CorrectDialogProps) {
  const t = useTranslations('admin.members')
  const run = useMoneyAction()
  const known = contactOf(member)
  const form = usePrefilledForm(known, (typed) => resolve(typed, known))

  async function save(correction: Correction): Promise<boolean> {
    const isDone =
      Object.keys(correction).length === 0 ||
      (await run(
        correctMember(member.id, correction),
        t('correct.done', {name: fullName({...member, ...correction})}),
      ))
    if (isDone) form.reset()
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('correct.title', {name: fullName(member)})}
      description={<p>{t('correct.text')}</p>}
      variant="primary"
      confirm={t('correct.confirm')}
      busy={t('busy')}
      onConfirm={() => submitInDialog(form, save)}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <ContactFields
          register={form.register}
          errors={form.formState.errors}
          emailHint={t('correct.emailHint')}
        />
      </div>
    </ConfirmDialog>
  )
}

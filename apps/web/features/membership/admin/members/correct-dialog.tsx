'use client'

import {membershipRequest} from '@site/schemas/requests/membership'
import {useTranslations} from 'next-intl'
import {useId} from 'react'
import type {FieldError, ResolverResult} from 'react-hook-form'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {usePrefilledForm} from '#/features/admin-list/use-prefilled-form.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {correctMember, type Correction} from './members-actions.ts'
import {fullName, type Member} from './member.ts'

const fields = {
  firstName: FirstNameField,
  lastName: LastNameField,
  email: EmailField,
  phone: PhoneField,
}
type Field = keyof typeof fields
type TypedContact = Record<Field, string>

const contactOf = ({firstName, lastName, email, phone}: Member): TypedContact => ({
  firstName,
  lastName,
  email: email ?? '',
  phone: phone ?? '',
})

/** Reads what was changed, as it is stored. What was left as it is need not be right. */
function readCorrection(typed: TypedContact, known: TypedContact): ResolverResult<TypedContact, Correction> {
  const correction: Correction = {}
  const errors: Partial<Record<Field, FieldError>> = {}
  for (const field of Object.keys(fields) as Field[]) {
    if (typed[field] === known[field]) continue
    const read = membershipRequest.shape[field].safeParse(typed[field])
    if (read.success) Object.assign(correction, {[field]: read.data})
    else errors[field] = {type: 'validate', message: read.error.issues[0]?.message ?? ''}
  }
  return Object.keys(errors).length > 0 ? {values: {}, errors} : {values: correction, errors: {}}
}

interface CorrectDialogProps {
  member: Member
  isOpen: boolean
  onClose: () => void
}

/** What was typed stays until it is saved. */
export function CorrectDialog({member, isOpen, onClose}: CorrectDialogProps) {
  const t = useTranslations('admin.members')
  const faultText = useFaultText()
  const run = useMoneyAction()
  const id = useId()
  const known = contactOf(member)
  const form = usePrefilledForm(known, (typed) => readCorrection(typed, known))
  const {register, reset, formState} = form

  async function save(correction: Correction): Promise<boolean> {
    const isDone =
      Object.keys(correction).length === 0 ||
      (await run(
        correctMember(member.id, correction),
        t('correct.done', {name: fullName({...member, ...correction})}),
      ))
    if (isDone) reset()
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
        {Object.entries(fields).map(([name, ContactField]) => {
          const field = name as Field
          return (
            <ContactField
              key={field}
              {...register(field)}
              id={`${id}-${field}`}
              autoComplete="off"
              optional={field === 'phone'}
              error={faultText(formState.errors[field]?.message)}
            />
          )
        })}
      </div>
    </ConfirmDialog>
  )
}

const invalid = ['tooLong', 'emailInvalid', 'phoneInvalid'] as const

function useFaultText() {
  const t = useTranslations('form.invalid')
  const missing = useTranslations('admin.members.correct')('missing')
  return (code: string | undefined) => {
    const known = invalid.find((each) => each === code)
    return known ? t(known) : code && missing
  }
}

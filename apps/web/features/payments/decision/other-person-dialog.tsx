'use client'

import {emailAddress} from '@site/schemas/form-fields/email-address'
import {type Locale, useTranslations} from 'next-intl'
import {type ComponentType, useId, useState} from 'react'
import {FormField} from '#/ui/forms/form-field.tsx'
import {EmailField} from '#/ui/forms/person-fields.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import {decide, type OtherPerson} from '../payments-actions.ts'
import type {Payment} from '../payment.ts'
import {useMoneyAction} from '../use-money-action.ts'

interface MemberPickerProps {
  exceptId: string | null
  picked: string | undefined
  error: string | undefined
  onPick: (membershipId: string) => void
}

/** Payments know nothing of a member but the id. */
export type MemberPicker = ComponentType<MemberPickerProps>

interface OtherPersonDialogProps {
  payment: Payment
  memberPicker: MemberPicker
  isOpen: boolean
  onClose: () => void
}

interface TypedPerson {
  /** It is undefined for somebody who is no member yet. */
  membershipId: string | undefined
  isNew: boolean
  firstName: string
  lastName: string
  email: string
  locale: Locale
}

const nobody: TypedPerson = {
  membershipId: undefined,
  isNew: false,
  firstName: '',
  lastName: '',
  email: '',
  locale: 'lt',
}

const fields = ['firstName', 'lastName', 'email'] as const
type Field = (typeof fields)[number]

const isAtFault = (typed: TypedPerson, field: Field) =>
  field === 'email' ? !emailAddress.safeParse(typed.email).success : typed[field].trim() === ''

/** Returns undefined while something is missing. */
function readPerson(typed: TypedPerson): OtherPerson | undefined {
  const {membershipId, isNew, ...person} = typed
  if (!isNew) return membershipId === undefined ? undefined : {membershipId}
  if (fields.some((field) => isAtFault(typed, field))) return undefined
  return {
    ...person,
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    email: emailAddress.parse(person.email),
  }
}

export function OtherPersonDialog(props: OtherPersonDialogProps) {
  const {payment, memberPicker: MemberPicker, isOpen, onClose} = props
  const t = useTranslations('admin.payments')
  const run = useMoneyAction()
  const id = useId()
  const [typed, setTyped] = useState(nobody)
  const [isTried, setIsTried] = useState(false)

  async function save(): Promise<boolean> {
    const person = readPerson(typed)
    setIsTried(!person)
    if (!person) return false
    const isDone = await run(decide(payment, 'another_person', person), t('decided'))
    if (isDone) setTyped(nobody)
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('decision.another_person.title')}
      description={<p>{t('decision.another_person.text')}</p>}
      variant="primary"
      confirm={t('decision.another_person.label')}
      busy={t('busy')}
      onConfirm={save}
      onClose={onClose}
    >
      <fieldset className="mt-5 grid gap-2">
        <legend className="sr-only">{t('person.legend')}</legend>
        {([false, true] as const).map((isNew) => (
          <Choice
            key={String(isNew)}
            type="radio"
            name={`${id}-kind`}
            checked={typed.isNew === isNew}
            onChange={() => setTyped({...typed, isNew})}
          >
            {t(isNew ? 'person.new' : 'person.member')}
          </Choice>
        ))}
      </fieldset>
      <div className="mt-3 grid gap-4">
        {typed.isNew ? (
          <>
            {fields.map((field) => {
              const Field = field === 'email' ? EmailField : FormField
              return (
                <Field
                  key={field}
                  id={`${id}-${field}`}
                  label={t(`person.${field}`)}
                  autoComplete="off"
                  maxLength={field === 'email' ? 254 : 100}
                  value={typed[field]}
                  onChange={({target}) => setTyped({...typed, [field]: target.value})}
                  error={isTried && isAtFault(typed, field) ? t(`person.fault.${field}`) : undefined}
                />
              )
            })}
            <SelectField
              label={t('person.language')}
              value={typed.locale}
              onChange={({target}) => setTyped({...typed, locale: target.value === 'en' ? 'en' : 'lt'})}
            >
              <option value="lt">{t('person.lt')}</option>
              <option value="en">{t('person.en')}</option>
            </SelectField>
          </>
        ) : (
          <MemberPicker
            exceptId={payment.membershipId}
            picked={typed.membershipId}
            error={isTried && typed.membershipId === undefined ? t('person.missing') : undefined}
            onPick={(membershipId) => setTyped({...typed, membershipId})}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

'use client'

import {emailAddress} from '@site/schemas/form-fields/email-address'
import {type Locale, useTranslations} from 'next-intl'
import {type ComponentType, useId} from 'react'
import {type Resolver, useForm, useWatch} from 'react-hook-form'
import * as z from 'zod'
import {FormField} from '#/ui/forms/form-field.tsx'
import {EmailField} from '#/ui/forms/person-fields.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
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

const member = z.object({membershipId: z.string()})

const newPerson = z.object({
  firstName: z.string().trim().min(1),
  lastName: z.string().trim().min(1),
  email: emailAddress,
  locale: z.enum(['lt', 'en']),
})

const resolver: Resolver<TypedPerson, unknown, OtherPerson> = (typed) => {
  const read = (typed.isNew ? newPerson : member).safeParse(typed)
  if (read.success) return {values: read.data, errors: {}}
  const faults = read.error.issues.map(({path, message}) => [path[0], {type: 'validate', message}])
  return {values: {}, errors: Object.fromEntries(faults)}
}

export function OtherPersonDialog(props: OtherPersonDialogProps) {
  const {payment, memberPicker: MemberPicker, isOpen, onClose} = props
  const t = useTranslations('admin.payments')
  const run = useMoneyAction()
  const id = useId()
  const form = useForm({defaultValues: nobody, resolver})
  const {register, setValue, trigger, reset, formState} = form
  const {errors, isSubmitted} = formState
  const [isNew, picked] = useWatch({control: form.control, name: ['isNew', 'membershipId']})

  function choose(next: boolean) {
    setValue('isNew', next)
    if (isSubmitted) void trigger()
  }

  async function save(person: OtherPerson): Promise<boolean> {
    const isDone = await run(decide(payment, 'another_person', person), t('decided'))
    if (isDone) reset()
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
      onConfirm={() => submitInDialog(form, save)}
      onClose={onClose}
    >
      <fieldset className="mt-5 grid gap-2">
        <legend className="sr-only">{t('person.legend')}</legend>
        {([false, true] as const).map((each) => (
          <Choice
            key={String(each)}
            type="radio"
            name={`${id}-kind`}
            checked={isNew === each}
            onChange={() => choose(each)}
          >
            {t(each ? 'person.new' : 'person.member')}
          </Choice>
        ))}
      </fieldset>
      <div className="mt-3 grid gap-4">
        {isNew ? (
          <>
            {fields.map((field) => {
              const Field = field === 'email' ? EmailField : FormField
              return (
                <Field
                  key={field}
                  {...register(field)}
                  id={`${id}-${field}`}
                  label={t(`person.${field}`)}
                  autoComplete="off"
                  maxLength={field === 'email' ? 254 : 100}
                  error={errors[field] && t(`person.fault.${field}`)}
                />
              )
            })}
            <SelectField label={t('person.language')} {...register('locale')}>
              <option value="lt">{t('person.lt')}</option>
              <option value="en">{t('person.en')}</option>
            </SelectField>
          </>
        ) : (
          <MemberPicker
            exceptId={payment.membershipId}
            picked={picked}
            error={errors.membershipId && t('person.missing')}
            onPick={(membershipId) => setValue('membershipId', membershipId, {shouldValidate: isSubmitted})}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}

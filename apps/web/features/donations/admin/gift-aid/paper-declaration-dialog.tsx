import {zodResolver} from '@hookform/resolvers/zod'
import {britishPostcode} from '@site/schemas/gift-aid/declarant'
import {optionalEmailAddress} from '@site/schemas/form-fields/email-address'
import {londonToday} from '@site/schemas/london-time/instant'
import {declarant} from '@site/schemas/requests/gift-aid'
import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import * as z from 'zod'
import {usePrefilledForm} from '#/features/admin-list/use-prefilled-form.ts'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import type {MoneyError} from '#/features/payments/payments-actions.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import type {Result} from '#/supabase/query.ts'
import {FormField} from '#/ui/forms/form-field.tsx'
import {unknownDeclarant} from '#/features/donations/gift-aid/typed-declaration.ts'
import {recordDeclaration, type PaperDeclaration} from './gift-aid-actions.ts'

const paper = z.object({
  ...declarant,
  /** It is empty for an address outside the United Kingdom. */
  postcode: z.string().transform((typed, context) => {
    if (typed.trim() === '') return null
    const postcode = britishPostcode(typed)
    if (postcode === null) context.addIssue('postcodeInvalid')
    return postcode
  }),
  email: optionalEmailAddress.transform((email) => email ?? ''),
  locale: z.enum(['lt', 'en']),
  givenOn: z.string().refine((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day <= londonToday(), 'dayFault'),
})

const texts = ['title', 'firstName', 'lastName', 'house', 'street', 'postcode', 'email'] as const
const optional: readonly string[] = ['title', 'postcode', 'email']

const empty = (): z.input<typeof paper> => ({
  ...unknownDeclarant,
  email: '',
  locale: 'lt',
  givenOn: londonToday(),
})

interface PaperDeclarationDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** What was typed stays until it is entered. */
export function PaperDeclarationDialog({isOpen, onClose}: PaperDeclarationDialogProps) {
  const t = useTranslations('admin.giftAid')
  const run = useMoneyAction()
  const id = useId()
  const form = usePrefilledForm(empty(), zodResolver(paper))
  const [recordOnce] = useState(() => createRepeatableCall<Result<string, MoneyError>>())
  const {errors} = form.formState

  async function save(declaration: PaperDeclaration): Promise<boolean> {
    const isDone = await run(
      recordOnce.call(declaration, (key) => recordDeclaration(declaration, key)),
      t('paper.done'),
    )
    if (isDone) form.reset()
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('paper.title')}
      description={<p>{t('paper.text')}</p>}
      variant="primary"
      confirm={t('paper.confirm')}
      busy={t('busy')}
      onConfirm={() => submitInDialog(form, save)}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {texts.map((name) => (
          <FormField
            key={name}
            {...form.register(name)}
            id={`${id}-${name}`}
            label={t(`paper.field.${name}`)}
            optional={optional.includes(name)}
            {...(name === 'postcode' && {hint: t('paper.abroad')})}
            autoComplete="off"
            error={
              errors[name] && t(errors[name].message === 'twoPeople' ? 'paper.twoPeople' : 'paper.fault')
            }
          />
        ))}
        <FormField
          {...form.register('givenOn')}
          id={`${id}-givenOn`}
          type="date"
          label={t('paper.field.givenOn')}
          max={londonToday()}
          error={errors.givenOn && t('paper.fault')}
        />
        <SelectField label={t('paper.field.locale')} {...form.register('locale')}>
          <option value="lt">{t('paper.lt')}</option>
          <option value="en">{t('paper.en')}</option>
        </SelectField>
      </div>
    </ConfirmDialog>
  )
}

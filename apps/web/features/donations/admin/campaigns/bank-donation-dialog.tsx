'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import type {FieldError, UseFormRegisterReturn} from 'react-hook-form'
import * as z from 'zod'
import {optionalEmailAddress} from '@site/schemas/form-fields/email-address'
import {localizeText} from '#/i18n/localize.ts'
import {FormField} from '#/ui/forms/form-field.tsx'
import {EmailField} from '#/ui/forms/person-fields.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {submitInDialog} from '#/features/admin-list/submit-in-dialog.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import type {MoneyError} from '#/features/payments/payments-actions.ts'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import type {Result} from '#/supabase/query.ts'
import {MethodField} from '#/features/payments/method-field.tsx'
import {
  MovementFields,
  receivedMoney,
  rememberReceivedOn,
  useMovementForm,
} from '#/features/payments/movement-fields.tsx'
import {typedReceipt} from '#/features/payments/typed-movement.ts'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {recordDonation, type BankDonation} from './donations-campaign-actions.ts'
import {campaignTotalsQuery} from './donations-campaign-queries.ts'

const donor = z.object({
  campaignId: z.string().transform((id) => id || null),
  donorName: z.string().trim(),
  email: optionalEmailAddress.transform((email) => email ?? ''),
  locale: z.enum(['lt', 'en']),
  showInDonorList: z.boolean(),
})

const donation = typedReceipt().extend(donor.shape)

const unknownDonor: z.input<typeof donor> = {
  campaignId: '',
  donorName: '',
  email: '',
  locale: 'lt',
  showInDonorList: false,
}

interface BankDonationDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** What was typed stays until it is entered. */
export function BankDonationDialog({isOpen, onClose}: BankDonationDialogProps) {
  const t = useTranslations('admin.donations.record')
  const tPayments = useTranslations('admin.payments')
  const run = useMoneyAction()
  const pounds = usePounds()
  const form = useMovementForm(donation, {...receivedMoney(), ...unknownDonor})
  const [recordOnce] = useState(() => createRepeatableCall<Result<string, MoneyError>>())

  async function save(given: BankDonation): Promise<boolean> {
    rememberReceivedOn(given)
    const isDone = await run(
      recordOnce.call(given, (key) => recordDonation(given, key)),
      t('done', {sum: pounds(given.pence)}),
    )
    if (isDone) form.reset()
    return isDone
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title')}
      description={<p>{t('text')}</p>}
      variant="primary"
      confirm={t('confirm')}
      busy={tPayments('transfer.busy')}
      onConfirm={() => submitInDialog(form, save)}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <MovementFields
          form={form}
          sumLabel={tPayments('transfer.sum')}
          dayLabel={tPayments('transfer.day')}
        />
        <MethodField {...form.register('method')} />
        <DonorFields register={form.register} emailError={form.formState.errors.email} />
      </div>
    </ConfirmDialog>
  )
}

interface DonorFieldsProps {
  register: (name: keyof typeof unknownDonor) => UseFormRegisterReturn
  emailError: FieldError | undefined
}

function DonorFields({register, emailError}: DonorFieldsProps) {
  const t = useTranslations('admin.donations.record')
  const locale = useLocale()
  const id = useId()
  const campaigns = useSettledQuery(campaignTotalsQuery)
  return (
    <>
      <SelectField label={t('campaign')} {...register('campaignId')}>
        <option value="">{t('noCampaign')}</option>
        {campaigns.data
          ?.filter((campaign) => campaign.id !== 'other')
          .map((campaign) => (
            <option key={campaign.id} value={campaign.id}>
              {localizeText(campaign.name, locale) || campaign.id}
            </option>
          ))}
      </SelectField>
      <FormField
        {...register('donorName')}
        id={`${id}-name`}
        label={t('donorName')}
        optional
        maxLength={100}
        autoComplete="off"
      />
      <EmailField
        {...register('email')}
        id={`${id}-email`}
        label={t('email')}
        hint={t('emailHint')}
        optional
        maxLength={254}
        autoComplete="off"
        error={emailError && t('emailFault')}
      />
      <SelectField label={t('language')} {...register('locale')}>
        <option value="lt">{t('lt')}</option>
        <option value="en">{t('en')}</option>
      </SelectField>
      <Choice type="checkbox" {...register('showInDonorList')}>
        {t('showInDonorList')}
      </Choice>
    </>
  )
}

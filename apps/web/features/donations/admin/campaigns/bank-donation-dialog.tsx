'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {optionalEmailAddress} from '@site/schemas/form-fields/email-address'
import {localizeText} from '#/i18n/localize.ts'
import {FormField} from '#/ui/forms/form-field.tsx'
import {EmailField} from '#/ui/forms/person-fields.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import type {MoneyError} from '#/features/payments/payments-actions.ts'
import {createRepeatableCall} from '#/repeatable-call.ts'
import {MovementFields, useMovementForm} from '#/features/payments/movement-fields.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {recordDonation, type BankDonation} from './donations-campaign-actions.ts'
import {campaignTotalsQuery} from './donations-campaign-queries.ts'

type TypedDonor = Omit<BankDonation, 'pence' | 'on'>

const unknownDonor: TypedDonor = {
  campaignId: null,
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
  const form = useMovementForm({pence: undefined, day: 'received'})
  const [donor, setDonor] = useState(unknownDonor)
  const [recordOnce] = useState(() => createRepeatableCall<string, MoneyError>())
  const email = optionalEmailAddress.safeParse(donor.email)
  const [isTried, setIsTried] = useState(false)

  async function save(): Promise<boolean> {
    const movement = form.read()
    setIsTried(true)
    if (!movement || !email.success) return false
    const donation = {...donor, ...movement, email: email.data ?? '', donorName: donor.donorName.trim()}
    const isDone = await run(
      recordOnce.call(donation, (key) => recordDonation(donation, key)),
      t('done', {sum: pounds(movement.pence)}),
    )
    if (isDone) {
      form.reset()
      setDonor(unknownDonor)
      setIsTried(false)
    }
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
      onConfirm={save}
      onClose={onClose}
    >
      <div className="mt-5 grid gap-4">
        <MovementFields
          form={form}
          sumLabel={tPayments('transfer.sum')}
          dayLabel={tPayments('transfer.day')}
        />
        <DonorFields
          donor={donor}
          emailError={isTried && !email.success ? t('emailFault') : undefined}
          onType={setDonor}
        />
      </div>
    </ConfirmDialog>
  )
}

interface DonorFieldsProps {
  donor: TypedDonor
  emailError: string | undefined
  onType: (donor: TypedDonor) => void
}

function DonorFields({donor, emailError, onType}: DonorFieldsProps) {
  const t = useTranslations('admin.donations.record')
  const locale = useLocale()
  const id = useId()
  const campaigns = useSettledQuery(campaignTotalsQuery)
  return (
    <>
      <SelectField
        label={t('campaign')}
        value={donor.campaignId ?? ''}
        onChange={({target}) => onType({...donor, campaignId: target.value || null})}
      >
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
        id={`${id}-name`}
        label={t('donorName')}
        optional
        maxLength={100}
        autoComplete="off"
        value={donor.donorName}
        onChange={({target}) => onType({...donor, donorName: target.value})}
      />
      <EmailField
        id={`${id}-email`}
        label={t('email')}
        hint={t('emailHint')}
        optional
        maxLength={254}
        autoComplete="off"
        value={donor.email}
        onChange={({target}) => onType({...donor, email: target.value})}
        error={emailError}
      />
      <SelectField
        label={t('language')}
        value={donor.locale}
        onChange={({target}) => onType({...donor, locale: target.value === 'en' ? 'en' : 'lt'})}
      >
        <option value="lt">{t('lt')}</option>
        <option value="en">{t('en')}</option>
      </SelectField>
      <Choice
        type="checkbox"
        checked={donor.showInDonorList}
        onChange={({target}) => onType({...donor, showInDonorList: target.checked})}
      >
        {t('showInDonorList')}
      </Choice>
    </>
  )
}

'use client'

import {householdFees, type MoneySettings} from '@site/schemas/money/money-settings'
import {useLocale, useTranslations} from 'next-intl'
import {useId, type ReactNode} from 'react'
import {useWatch, type FieldPath, type UseFormReturn} from 'react-hook-form'
import {localizeText} from '#/i18n/localize.ts'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import type {NamedCampaign} from './money-settings-queries.ts'
import {settingFaults, type TypedSettings} from './typed-settings.ts'

interface FieldsProps {
  form: Pick<
    UseFormReturn<TypedSettings, unknown, MoneySettings>,
    'register' | 'getFieldState' | 'formState' | 'control'
  >
}

/** The error of a field is said by its code. */
function useSettingField({form}: FieldsProps) {
  const t = useTranslations('admin.moneySettings.invalid')
  const id = useId()
  return (name: FieldPath<TypedSettings>) => {
    const code = form.getFieldState(name, form.formState).error?.message
    const known = settingFaults.find((each) => each === code)
    return {
      ...form.register(name),
      id: `${id}-${name}`,
      autoComplete: 'off',
      ...(code && {error: t(known ?? 'missing')}),
    }
  }
}

function Group({title, text, children}: {title: string; text: string; children: ReactNode}) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-6">
      <legend className="float-left w-full font-serif text-h3 font-semibold">{title}</legend>
      <p className="clear-both max-w-prose text-small text-muted">{text}</p>
      {children}
    </fieldset>
  )
}

export function FeeFields({form}: FieldsProps) {
  const t = useTranslations('admin.moneySettings')
  const field = useSettingField({form})
  return (
    <Group title={t('fee.title')} text={t('fee.text')}>
      <div className="max-w-56">
        <FormField {...field('fee')} label={t('fee.pounds')} inputMode="decimal" />
      </div>
      <fieldset className="min-w-0">
        <legend className="font-semibold">{t('setting.householdFee')}</legend>
        {householdFees.map((kind) => (
          <Choice key={kind} type="radio" value={kind} {...form.register('householdFee')}>
            {t(kind === 'one' ? 'fee.one' : 'fee.each')}
          </Choice>
        ))}
      </fieldset>
    </Group>
  )
}

export function AccountFields({form}: FieldsProps) {
  const t = useTranslations('admin.moneySettings')
  const field = useSettingField({form})
  return (
    <Group title={t('account.title')} text={t('account.text')}>
      <FormField {...field('accountName')} label={t('setting.accountName')} hint={t('account.name')} />
      <FormField {...field('bankName')} label={t('setting.bankName')} optional />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FormField {...field('sortCode')} label={t('setting.sortCode')} inputMode="numeric" />
        <FormField {...field('accountNumber')} label={t('setting.accountNumber')} inputMode="numeric" />
      </div>
    </Group>
  )
}

export function GiftAidFields({form}: FieldsProps) {
  const t = useTranslations('admin.moneySettings')
  const field = useSettingField({form})
  const isRecognised = useWatch({control: form.control, name: 'isRecognised'})
  return (
    <Group title={t('giftAid.title')} text={t('giftAid.text')}>
      <CheckboxField {...field('isRecognised')} label={t('giftAid.isRecognised')} optional />
      {isRecognised && (
        <>
          <FormField {...field('charityName')} label={t('giftAid.charityName')} hint={t('giftAid.exactly')} />
          <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            <FormField {...field('hmrcReference')} label={t('giftAid.hmrcReference')} />
            <FormField {...field('charityNumber')} label={t('giftAid.charityNumber')} optional />
          </div>
          <CheckboxField
            {...field('claimsFees')}
            label={t('giftAid.claimsFees')}
            hint={t('giftAid.claimsFeesHint')}
            optional
          />
        </>
      )}
    </Group>
  )
}

/** Renders nothing without a campaign. */
export function PaypalFields({form, campaigns}: FieldsProps & {campaigns: NamedCampaign[]}) {
  const t = useTranslations('admin.moneySettings')
  const locale = useLocale()
  const field = useSettingField({form})
  if (campaigns.length === 0) return null
  return (
    <Group title={t('paypal.title')} text={t('paypal.text')}>
      {campaigns.map((campaign, index) => (
        <FormField
          key={campaign.id}
          {...field(`paypal.${index}.url`)}
          label={localizeText(campaign, locale) || campaign.id}
          inputMode="url"
          optional
        />
      ))}
    </Group>
  )
}

'use client'

import type {SettingChange, SettingName, SettingValue} from '@site/schemas/money/money-settings'
import {useLocale, useTranslations} from 'next-intl'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {localizeText} from '#/i18n/localize.ts'

/** Each setting with its former and its new value. */
export function ChangeList({changes}: {changes: SettingChange[]}) {
  const t = useTranslations('admin.moneySettings')
  const locale = useLocale()
  const valueText = useValueText()
  return (
    <dl className="grid gap-3 wrap-anywhere">
      {changes.map(({setting, before, after, campaign}) => (
        <div key={`${setting} ${campaign?.lt} ${campaign?.en}`}>
          <dt className="text-small text-muted">
            {t(`setting.${setting}`)}
            {campaign && `: ${localizeText(campaign, locale)}`}
          </dt>
          <dd>
            <span className="sr-only">{t('before')} </span>
            {before === undefined ? (
              <span className="text-muted">{t('nothing')}</span>
            ) : (
              <del className="text-muted">{valueText(setting, before)}</del>
            )}{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins className="font-semibold no-underline">
              <span className="sr-only">{t('after')} </span>
              {valueText(setting, after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useValueText() {
  const t = useTranslations('admin.moneySettings')
  const pounds = usePounds()
  return (setting: SettingName, value: SettingValue | undefined): string => {
    if (value === undefined) return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number') return pounds(value)
    return setting === 'householdFee' ? t(value === 'one' ? 'oneFee' : 'feeOfEach') : value
  }
}

import {dateTimeInWords} from '@site/schemas/london-time/in-words'
import {formatMoney} from '@site/schemas/money/format-money'
import type {SettingChange, SettingValue} from '@site/schemas/money/money-settings'
import {actionLink, facts, subheading, type Block} from './blocks.ts'
import type {EmailParts, Source} from './email-parts.ts'
import {nameText} from './text-values.ts'

type Changed = Source<'money-settings-changed'>

/** Shows both values, so that a wrong account is noticed in the email itself. */
export function moneySettingsChanged(source: Changed): EmailParts {
  const {siteUrl, language, labels, frame, texts, data} = source
  return {
    body: [
      facts([
        {label: texts.by, value: `${nameText(data.by)} (${data.address})`},
        {label: labels.when, value: dateTimeInWords(data.at, language)},
      ]),
      ...data.changes.flatMap((change) => changeBlocks(source, change)),
      actionLink({
        href: `${siteUrl}/admin?tab=moneySettings`,
        label: texts.button,
        hint: frame.linkHint,
      }),
    ],
  }
}

function changeBlocks(source: Changed, {setting, before, after, campaign}: SettingChange): Block[] {
  const {language, texts} = source
  const other = language === 'en' ? 'lt' : 'en'
  const title = campaign?.[language] || campaign?.[other]
  return [
    subheading([texts.settings[setting], title && nameText(title)].filter(Boolean).join(': ')),
    facts([
      {label: texts.before, value: valueText(source, setting, before)},
      {label: texts.after, value: valueText(source, setting, after)},
    ]),
  ]
}

function valueText(
  {language, texts}: Changed,
  setting: SettingChange['setting'],
  value: SettingValue | undefined,
): string {
  if (value === undefined) return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return formatMoney(language, value)
  if (setting === 'householdFee') return value === 'one' ? texts.oneFee : texts.feeOfEach
  // The database takes addresses of PayPal only.
  return setting === 'paypalUrl' ? value : nameText(value)
}

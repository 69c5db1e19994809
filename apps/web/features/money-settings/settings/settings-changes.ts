import {
  type MoneySettings,
  paypalUrlOf,
  type SettingChange,
  type SettingName,
  type SettingValue,
} from '@site/schemas/money/money-settings'
import type {NamedCampaign} from './money-settings-queries.ts'

interface SingleSetting {
  setting: SettingName
  value: SettingValue | null | undefined
  campaign?: NamedCampaign
}

/** What would change, as the database logs it. */
export function settingsChanges(
  before: MoneySettings,
  after: MoneySettings,
  campaigns: NamedCampaign[],
): SettingChange[] {
  const later = singleSettings(after, campaigns)
  return singleSettings(before, campaigns).flatMap(({setting, value, campaign}, index) => {
    const next = later[index]?.value ?? undefined
    if ((value ?? undefined) === next) return []
    return [
      {
        setting,
        ...(value != null && {before: value}),
        ...(next !== undefined && {after: next}),
        ...(campaign && {campaign: {lt: campaign.lt, en: campaign.en}}),
      },
    ]
  })
}

/** Always as many, in the same order. */
function singleSettings(settings: MoneySettings, campaigns: NamedCampaign[]): SingleSetting[] {
  const {membershipFeePence, householdFee, bankDetails, giftAid, paypalUrls} = settings
  const inAccount = ['accountName', 'bankName', 'sortCode', 'accountNumber'] as const
  const ofCharity = ['charityName', 'hmrcReference', 'charityNumber', 'claimsFees'] as const
  return [
    {setting: 'membershipFeePence', value: membershipFeePence},
    {setting: 'householdFee', value: householdFee},
    ...inAccount.map((setting) => ({setting, value: bankDetails?.[setting]})),
    ...ofCharity.map((setting) => ({setting, value: giftAid?.[setting]})),
    ...campaigns.map((campaign) => ({
      setting: 'paypalUrl' as const,
      value: paypalUrlOf(paypalUrls, campaign.id),
      campaign,
    })),
  ]
}

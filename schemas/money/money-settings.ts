import * as z from 'zod'

/** What the payer of a household pays for a year: a fee for each person, or one for all. */
export const householdFees = ['each', 'one'] as const
export type HouseholdFee = (typeof householdFees)[number]

/** As British banks write it: `20-30-40` and eight digits. */
export const bankDetails = z.object({
  accountName: z.string().min(1),
  bankName: z.string().nullish(),
  sortCode: z.string().min(1),
  accountNumber: z.string().min(1),
})
export type BankDetails = z.infer<typeof bankDetails>

/** Each setting by itself, as `private.changed_settings()` names it. */
export const settingNames = [
  'membershipFeePence',
  'householdFee',
  'accountName',
  'bankName',
  'sortCode',
  'accountNumber',
  'charityName',
  'hmrcReference',
  'charityNumber',
  'claimsFees',
  'paypalUrl',
] as const
export type SettingName = (typeof settingNames)[number]

const settingValue = z.union([z.string(), z.int(), z.boolean()])
export type SettingValue = z.infer<typeof settingValue>

const names = z.object({lt: z.string().nullish(), en: z.string().nullish()})

/** What was not set has no `before`, what no longer is has no `after`. Only a `paypalUrl` has a campaign. */
export const settingChange = z.object({
  setting: z.enum(settingNames),
  before: settingValue.optional(),
  after: settingValue.optional(),
  campaign: names.optional(),
})
export type SettingChange = z.infer<typeof settingChange>

/** What admins change: `change_money_settings()`. */
export const moneySettings = z.object({
  membershipFeePence: z.int(),
  householdFee: z.enum(householdFees),
  bankDetails: bankDetails.nullable(),
  /** Null while HMRC does not recognise the community. */
  giftAid: z
    .object({
      charityName: z.string(),
      hmrcReference: z.string(),
      charityNumber: z.string().nullish(),
      claimsFees: z.boolean(),
    })
    .nullable(),
  /** By the id of the campaign. */
  paypalUrls: z.record(z.string(), z.string()),
})
export type MoneySettings = z.infer<typeof moneySettings>

/** An id may be the name of something that every object has. */
export const paypalUrlOf = (urls: MoneySettings['paypalUrls'], campaignId: string): string | undefined =>
  Object.hasOwn(urls, campaignId) ? urls[campaignId] : undefined

/** What visitors read: `money_settings()`. */
export const publicMoneySettings = moneySettings
  .pick({membershipFeePence: true, bankDetails: true, paypalUrls: true})
  .extend({giftAidCharity: z.object({charityName: z.string(), claimsFees: z.boolean()}).nullable()})

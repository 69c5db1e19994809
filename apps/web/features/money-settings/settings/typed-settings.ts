import {filledLine, optionalLine} from '@site/schemas/form-fields/text'
import {
  type HouseholdFee,
  householdFees,
  type MoneySettings,
  paypalUrlOf,
} from '@site/schemas/money/money-settings'
import {isWholePence, toPence} from '@site/schemas/money/pence'
import {readTypedPounds, typedPounds} from '@site/schemas/money/typed-pounds'
import type {FieldErrors, ResolverResult} from 'react-hook-form'
import * as z from 'zod'
import type {MoneySettingsPage} from './money-settings-queries.ts'

/** As typed. Without any of its three values there is no account, without the tick no Gift Aid. */
export interface TypedSettings {
  fee: string
  householdFee: HouseholdFee
  accountName: string
  bankName: string
  sortCode: string
  accountNumber: string
  isRecognised: boolean
  charityName: string
  hmrcReference: string
  charityNumber: string
  claimsFees: boolean
  /** In the order of the campaigns. */
  paypal: {url: string}[]
}

export const settingFaults = [
  'fee',
  'missing',
  'tooLong',
  'sortCode',
  'accountNumber',
  'hmrcReference',
  'paypal',
] as const
export type SettingFault = (typeof settingFaults)[number]

export function toTyped({
  settings,
  campaigns,
}: Pick<MoneySettingsPage, 'settings' | 'campaigns'>): TypedSettings {
  const {membershipFeePence, householdFee, bankDetails, giftAid, paypalUrls} = settings
  return {
    fee: typedPounds(membershipFeePence / 100),
    householdFee,
    accountName: bankDetails?.accountName ?? '',
    bankName: bankDetails?.bankName ?? '',
    sortCode: bankDetails?.sortCode ?? '',
    accountNumber: bankDetails?.accountNumber ?? '',
    isRecognised: giftAid !== null,
    charityName: giftAid?.charityName ?? '',
    hmrcReference: giftAid?.hmrcReference ?? '',
    charityNumber: giftAid?.charityNumber ?? '',
    claimsFees: giftAid?.claimsFees === true,
    paypal: campaigns.map(({id}) => ({url: paypalUrlOf(paypalUrls, id) ?? ''})),
  }
}

const withoutSpaces = (typed: string) => typed.replaceAll(/\s/gu, '')

const fee = z.string().transform((typed, context) => {
  const pounds = readTypedPounds(typed)
  if (pounds !== null && isWholePence(pounds) && pounds >= 1 && pounds <= 1000) return toPence(pounds)
  context.addIssue('fee')
  return z.NEVER
})

/** Banks print the sort code with hyphens, with spaces or with neither. */
const bankDetails = z.object({
  accountName: filledLine(120),
  bankName: optionalLine(120),
  sortCode: z
    .string()
    .transform((typed) => withoutSpaces(typed).replaceAll(/[-–]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'sortCode'))
    .transform((digits) => digits.replaceAll(/(\d\d)(?=\d)/g, '$1-')),
  accountNumber: z
    .string()
    .transform(withoutSpaces)
    .pipe(z.string().regex(/^\d{8}$/, 'accountNumber')),
})

const giftAid = z.object({
  charityName: filledLine(160),
  hmrcReference: z
    .string()
    .transform((typed) => withoutSpaces(typed).toUpperCase())
    .pipe(z.string().regex(/^[A-Z]{1,2}\d{1,5}$/, 'hmrcReference')),
  charityNumber: optionalLine(20),
  claimsFees: z.boolean(),
})

const paypalUrl = z.union([
  z.literal(''),
  z
    .string()
    .max(500)
    .regex(/^https:\/\/([a-z]+\.)?paypal\.(com|me)\/[\w.~/?=&+#@-]+$/),
])
const paypal = z.array(
  z.object({
    url: z
      .string()
      .trim()
      .refine((url) => paypalUrl.safeParse(url).success, 'paypal'),
  }),
)

const hasAccount = ({accountName, bankName, sortCode, accountNumber}: TypedSettings) =>
  [accountName, bankName, sortCode, accountNumber].some((value) => value.trim() !== '')

/** Reads the settings as they are stored, or says what is wrong with each field. */
export function readTypedSettings(
  typed: TypedSettings,
  campaignIds: readonly string[],
): ResolverResult<TypedSettings, MoneySettings> {
  const schema = z.object({
    fee,
    householdFee: z.enum(householdFees),
    account: hasAccount(typed) ? bankDetails : z.null(),
    giftAid: typed.isRecognised ? giftAid : z.null(),
    paypal,
  })
  const {data, error} = schema.safeParse({
    ...typed,
    account: hasAccount(typed) ? typed : null,
    giftAid: typed.isRecognised ? typed : null,
  })
  if (!data) return {values: {}, errors: faultsOf(error)}
  return {
    values: {
      membershipFeePence: data.fee,
      householdFee: data.householdFee,
      bankDetails: data.account,
      giftAid: data.giftAid,
      paypalUrls: Object.fromEntries(
        data.paypal.flatMap(({url}, index) => (url && campaignIds[index] ? [[campaignIds[index], url]] : [])),
      ),
    },
    errors: {},
  }
}

/** The first fault of each field. Those of an account and of a charity are in parts of the form. */
function faultsOf(error: z.ZodError): FieldErrors<TypedSettings> {
  const faults: Record<string, unknown> = {}
  for (const {path, message} of error.issues.toReversed()) {
    const fault = {type: 'validate', message}
    if (path[0] === 'paypal') {
      const urls = (faults.paypal ??= []) as unknown[]
      urls[Number(path[1])] = {url: fault}
    } else faults[String(path.at(-1))] = fault
  }
  return faults as FieldErrors<TypedSettings>
}

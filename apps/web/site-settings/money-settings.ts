import 'server-only'
import {logLine} from '@site/schemas/log-line'
import type {BankDetails} from '@site/schemas/money/money-settings'
import {cacheTags} from '#/sanity/content-tags.ts'
import {readOrLast} from '#/sanity/last-result.ts'
import {readMoneySettings} from './money-state.ts'

export interface MoneySettings {
  /** In pounds a year. Null, as the others, while the database has never answered. */
  membershipFee: number | null
  bankDetails: BankDetails | null
  /** Null while HMRC does not recognise the community. */
  giftAidCharity: {charityName: string; claimsFees: boolean} | null
  /** By the id of the campaign. */
  paypalUrls: Record<string, string>
}

const unknown: MoneySettings = {membershipFee: null, bankDetails: null, giftAidCharity: null, paypalUrls: {}}

let isUnknown = false

/** Cached until an admin changes them. While the database is unavailable, they are the last that were read. */
export async function getMoneySettings(): Promise<MoneySettings> {
  const tags = cacheTags(['moneySettings'])
  try {
    const {membershipFeePence, ...others} = await readOrLast({
      source: 'database',
      query: 'money_settings',
      params: {},
      tags,
      read: () => readMoneySettings({cache: 'force-cache', next: {tags}}),
    })
    isUnknown = false
    return {membershipFee: membershipFeePence / 100, ...others}
  } catch (error) {
    // Each page asks.
    if (!isUnknown) console.warn(logLine('Pages show no fee and no account', error))
    isUnknown = true
    return unknown
  }
}

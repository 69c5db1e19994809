import type {Locale} from 'next-intl'
import {query} from '#/supabase/query.ts'
import {longer, money, type MoneyResult, type Receipt} from '#/features/payments/payments-actions.ts'

export interface BankDonation extends Receipt {
  campaignId: string | null
  donorName: string
  /** The receipt goes there; it is empty if unknown. */
  email: string
  locale: Locale
  showInDonorList: boolean
}

/** Enters the donation once for each key. Its donor gets a receipt if the address is known. */
export function recordDonation(
  {pence, on, ...donation}: BankDonation,
  key: string,
): Promise<MoneyResult<string>> {
  const args = {donation: {...donation, amountPence: pence, receivedOn: on}, key}
  return money(query((supabase) => supabase.rpc('record_bank_donation', args), longer))
}

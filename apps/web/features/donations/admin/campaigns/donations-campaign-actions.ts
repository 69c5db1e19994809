import {query} from '#/supabase/query.ts'
import {longer, money, type MoneyResult, type Movement} from '#/features/payments/payments-actions.ts'

/** A donation that came by bank transfer. */
export interface BankDonation extends Movement {
  /** Null for none. */
  campaignId: string | null
  donorName: string
  /** For the receipt; empty if unknown. */
  email: string
  locale: 'lt' | 'en'
  showInDonorList: boolean
}

/** Enters a donation by bank transfer, once for each key. Its donor gets a receipt if the address is known. */
export function recordDonation(
  {pence, on, ...donation}: BankDonation,
  key: string,
): Promise<MoneyResult<string>> {
  const args = {donation: {...donation, amountPence: pence, receivedOn: on}, key}
  return money(query((supabase) => supabase.rpc('record_bank_donation', args), longer))
}

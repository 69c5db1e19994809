import type {Locale} from 'next-intl'
import {callFunction} from '#/supabase/edge-function.ts'
import {money, type MoneyResult} from '#/features/payments/payments-actions.ts'

/** Nothing more is taken, and the donor is told by email. The audit log names who did it. */
export function stopMonthlyGift(id: string, locale: Locale): Promise<MoneyResult<unknown>> {
  return money(callFunction('manage-subscription', {id, action: 'stop', locale}))
}

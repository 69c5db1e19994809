import type {MoneySettings} from '@site/schemas/money/money-settings'
import {refusalDetail} from '#/features/admin-list/query-client.ts'
import {longer} from '#/features/payments/payments-actions.ts'
import {query, type QueryError, type Result} from '#/supabase/query.ts'

/** `stale`: somebody else has changed them. `refused`: the database takes no such value. */
export type SettingsError = QueryError | 'stale' | 'refused'

/** Fails, and changes nothing, unless the settings are still as expected. */
export async function changeMoneySettings(
  expected: MoneySettings,
  wanted: MoneySettings,
): Promise<Result<unknown, SettingsError>> {
  const result = await query((supabase) => supabase.rpc('change_money_settings', {expected, wanted}), longer)
  if (result.ok) return result
  if (refusalDetail(result.cause) === 'settings_changed') return {...result, error: 'stale'}
  return /^2[23]/.test(result.code) ? {...result, error: 'refused'} : result
}

/** Whether the pages show the settings from now on. They will in ten minutes, if not. */
export async function showOnPages(): Promise<boolean> {
  try {
    return (await fetch('/api/money-settings', {method: 'POST'})).ok
  } catch {
    return false
  }
}

import {moneySettings, settingChange} from '@site/schemas/money/money-settings'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import {query} from '#/supabase/query.ts'

const campaign = z.object({id: z.string(), lt: z.string().nullable(), en: z.string().nullable()})
export type NamedCampaign = z.infer<typeof campaign>

const page = z.object({
  settings: moneySettings,
  campaigns: z.array(campaign),
  /** How many others are emailed about a change. */
  othersTold: z.int(),
  /** Newest first. Who did it is as they were called then. */
  changes: z.array(
    z.object({
      id: z.int(),
      at: z.string(),
      by: z.string().nullable(),
      address: z.string().nullable(),
      changes: z.array(settingChange).catch([]),
    }),
  ),
})

export type MoneySettingsPage = z.infer<typeof page>

export const moneySettingsQuery = queryOptions({
  queryKey: [...moneyKey, 'settings'],
  queryFn: async () => page.parse(dataOf(await query((supabase) => supabase.rpc('admin_money_settings')))),
})

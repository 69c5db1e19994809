'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useCallback} from 'react'
import {toast, type ExternalToast} from '#/ui/toasts/toast.ts'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import type {MoneyError, MoneyResult} from './payments-actions.ts'
import {moneyKey} from './payments-queries.ts'

/** What is shown may be out of date after these errors. */
const staleAfter: readonly MoneyError[] = [
  'paymentState',
  'membershipState',
  'notFound',
  'giftAidStale',
  'giftAidClaimed',
  'giftAidLocked',
  'subscriptionState',
]

/** Shows the result of an action in a toast and reloads. Resolves to whether it is done. */
export function useMoneyAction() {
  const t = useTranslations('admin.payments')
  const queryClient = useQueryClient()
  return useCallback(
    async function run<Data>(
      result: Promise<MoneyResult<Data>>,
      done: string | ((data: Data) => string),
      options?: ExternalToast,
    ) {
      const settled = await result
      if (settled.ok) toast.success(typeof done === 'string' ? done : done(settled.data), options)
      else toast.error(t('failed'), {description: t(`fault.${settled.error}`)})
      if (settled.ok || staleAfter.includes(settled.error)) await reloadQueries(queryClient, moneyKey)
      return settled.ok
    },
    [t, queryClient],
  )
}

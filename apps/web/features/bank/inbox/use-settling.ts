'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useCallback, useRef, useState} from 'react'
import {toast} from '#/ui/toasts/toast.ts'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import type {LineFault} from '../line/bank-line.ts'
import {settleLines, type SettledLine} from '../line/line-actions.ts'
import {loadLineStates} from '../line/line-queries.ts'
import {settleAll} from '../line/settle-all.ts'
import type {Progress} from './inbox-queries.ts'

export interface Settling {
  /** Null while nothing is sent. */
  progress: Progress | null
  /** Lines that were settled, until the inbox is loaded without them. */
  done: ReadonlySet<string>
  /** Why lines of the last request are not settled. */
  faults: ReadonlyMap<string, LineFault>
  /** Resolves to whether all lines are settled. */
  settle: (lines: SettledLine[]) => Promise<boolean>
  /** Stops after the lines that are being sent. */
  stop: () => void
}

export function useSettling(): Settling {
  const t = useTranslations('admin.bank')
  const tFault = useTranslations('admin.payments')
  const client = useQueryClient()
  const isStopped = useRef(false)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [faults, setFaults] = useState<ReadonlyMap<string, LineFault>>(new Map())

  const settle = useCallback(
    async (lines: SettledLine[]) => {
      isStopped.current = false
      setProgress({done: 0, total: lines.length})
      const all = await settleAll(lines, {
        settle: settleLines,
        ask: loadLineStates,
        isStopped: () => isStopped.current,
        onProgress: ({settled, refused, failed}) => {
          setDone((known) => new Set([...known, ...settled]))
          setProgress({done: settled.size + refused.size + failed.size, total: lines.length})
        },
      })
      const {settled, held, refused, failed, unknown, error} = all
      setFaults(
        new Map<string, LineFault>([
          ...refused,
          ...[...failed].map((id) => [id, 'failed'] as const),
          ...[...unknown].map((id) => [id, 'unknown'] as const),
        ]),
      )
      setProgress(null)
      if (settled.size > 0) toast.success(t('settled', {count: settled.size, held}))
      // Another treasurer, or another window, was faster.
      const elsewhere = [...refused.values()].filter((code) => code === 'line_settled').length
      if (elsewhere > 0) toast.success(t('settledElsewhere', {count: elsewhere}))
      if (refused.size > elsewhere) toast.error(t('refused', {count: refused.size - elsewhere}))
      const reason = error ? {description: tFault(`fault.${error}`)} : {}
      if (failed.size > 0) toast.error(t('failed', {count: failed.size}), reason)
      if (unknown.size > 0) toast.error(t('unknown', {count: unknown.size}), reason)
      void reloadQueries(client, moneyKey)
      return settled.size === lines.length
    },
    [t, tFault, client],
  )
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  return {progress, done, faults, settle, stop}
}

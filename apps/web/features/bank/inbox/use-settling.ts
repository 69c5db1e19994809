'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useCallback, useRef, useState} from 'react'
import {toast} from '#/ui/toasts/toast.ts'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import {settleLines, type SettledLine} from '../line/line-actions.ts'
import type {LineRefusal} from '../line/bank-line.ts'
import {batchesOf} from '../line/batches.ts'
import type {Progress} from './inbox-queries.ts'

/** The database settles so many lines in a second or two. */
const AT_ONCE = 40

export interface Settling {
  /** Null while nothing is sent. */
  progress: Progress | null
  /** Lines that were settled, until the inbox is loaded without them. */
  done: ReadonlySet<string>
  refusals: ReadonlyMap<string, LineRefusal>
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
  const [refusals, setRefusals] = useState<ReadonlyMap<string, LineRefusal>>(new Map())

  const settle = useCallback(
    async (lines: SettledLine[]) => {
      isStopped.current = false
      const settled: string[] = []
      const refused = new Map<string, LineRefusal>()
      let held = 0
      setProgress({done: 0, total: lines.length})
      for (const batch of batchesOf(lines, AT_ONCE)) {
        if (isStopped.current) break
        // oxlint-disable-next-line no-await-in-loop -- the database lets one change money at a time
        const result = await settleLines(batch)
        if (!result.ok) {
          toast.error(tFault('failed'), {description: tFault(`fault.${result.error}`)})
          break
        }
        for (const {lineId, isHeld, error} of result.data) {
          if (error) refused.set(lineId, error)
          else settled.push(lineId)
          if (isHeld) held += 1
        }
        setDone((known) => new Set([...known, ...settled]))
        setProgress({done: settled.length + refused.size, total: lines.length})
      }
      setRefusals(refused)
      setProgress(null)
      if (settled.length > 0) toast.success(t('settled', {count: settled.length, held}))
      // Another treasurer, or another window, was faster.
      const elsewhere = [...refused.values()].filter((code) => code === 'line_settled').length
      if (elsewhere > 0) toast.success(t('settledElsewhere', {count: elsewhere}))
      if (refused.size > elsewhere) toast.error(t('refused', {count: refused.size - elsewhere}))
      void reloadQueries(client, moneyKey)
      return settled.length === lines.length
    },
    [t, tFault, client],
  )
  const stop = useCallback(() => {
    isStopped.current = true
  }, [])
  return {progress, done, refusals, settle, stop}
}

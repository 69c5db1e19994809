'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import {toast} from '#/ui/toasts/toast.ts'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {batchesOf} from '../line/batches.ts'
import {addLines} from '../line/line-actions.ts'
import {bankKey} from '../line/line-queries.ts'
import {fingerprints} from '../statement/line-fingerprints.ts'
import type {StatementLine} from '../statement/statement-line.ts'
import {addBatches, saidOf, type Batch} from './add-batches.ts'

/** So many lines are a fraction of a second, after which somebody may stop. */
const AT_ONCE = 500

/** The lines of one account. */
export interface AddedPart {
  account: string
  source: string
  lines: StatementLine[]
}

interface Adding {
  parts: AddedPart[]
  batches: Batch[]
  done: number
}

interface Added {
  done: number
  total: number
}

/** Puts lines into the inbox. What is there stays when somebody stops, or the connection ends; nothing counts twice. */
export function useAdding() {
  const t = useTranslations('admin.bank.upload')
  const tFault = useTranslations('admin.payments')
  const client = useQueryClient()
  const isStopped = useRef(false)
  const begun = useRef<Adding>(undefined)
  const [progress, setProgress] = useState<Added | null>(null)

  /** Resolves to whether all lines are in the inbox. */
  async function add(parts: AddedPart[], fileName: string): Promise<boolean> {
    isStopped.current = false
    const total = parts.reduce((count, {lines}) => count + lines.length, 0)
    setProgress({done: 0, total})
    // Whoever tries again after a failure repeats the same calls.
    if (begun.current?.parts !== parts)
      begun.current = {parts, batches: await prepare(parts, fileName), done: 0}
    const {batches, done: before} = begun.current
    const calls = {
      add: addLines,
      isStopped: () => isStopped.current,
      onProgress: (done: number) => setProgress({done, total}),
    }
    const outcome = await addBatches(batches, calls, before)
    begun.current.done = outcome.done
    setProgress(null)
    const {reason, count} = saidOf(outcome, total)
    const counted = count
      ? t(count, {done: outcome.done, added: outcome.added, known: outcome.known, total})
      : ''
    if (outcome.error) {
      const description = [reason ? tFault(`fault.${reason}`) : '', counted].filter(Boolean).join(' ')
      toast.error(tFault('failed'), {description})
    } else if (counted) toast.success(counted)
    if (outcome.done > 0) void reloadQueries(client, bankKey)
    return outcome.error === null && outcome.done === total
  }

  return {progress, add, stop: () => (isStopped.current = true)}
}

async function prepare(parts: AddedPart[], fileName: string): Promise<Batch[]> {
  const prepared = parts.map(async ({account, source, lines}) => {
    const prints = await fingerprints(lines, account)
    const added = lines.map((line, place) => ({...line, fingerprint: prints[place] ?? ''}))
    const statement = {id: crypto.randomUUID(), fileName, account, source, lines: lines.length}
    return batchesOf(added, AT_ONCE).map((batch) => ({statement, lines: batch, key: crypto.randomUUID()}))
  })
  return (await Promise.all(prepared)).flat()
}

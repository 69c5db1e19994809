'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {useRef, useState} from 'react'
import {toast} from '#/ui/toasts/toast.ts'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {batchesOf} from '../line/batches.ts'
import {addLines, type AddedLine, type NewStatement} from '../line/line-actions.ts'
import {bankKey} from '../line/line-queries.ts'
import {fingerprints} from '../statement/line-fingerprints.ts'
import type {StatementLine} from '../statement/statement-line.ts'

/** So many lines are a fraction of a second, after which somebody may stop. */
const AT_ONCE = 500

interface Adding {
  lines: StatementLine[]
  statement: NewStatement
  batches: {lines: AddedLine[]; key: string}[]
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
  async function add(lines: StatementLine[], file: {fileName: string; account: string}): Promise<boolean> {
    isStopped.current = false
    setProgress({done: 0, total: lines.length})
    // Whoever tries again after a failure repeats the same calls.
    if (begun.current?.lines !== lines) begun.current = await prepare(lines, file)
    const {statement, batches} = begun.current
    const sum = {added: 0, known: 0}
    for (const {lines: batch, key} of batches) {
      if (isStopped.current) break
      // oxlint-disable-next-line no-await-in-loop -- each call waits for the one before anyway
      const result = await addLines(statement, batch, key)
      if (!result.ok) {
        toast.error(tFault('failed'), {description: tFault(`fault.${result.error}`)})
        break
      }
      sum.added += result.data.added
      sum.known += result.data.known
      setProgress({done: sum.added + sum.known, total: lines.length})
    }
    setProgress(null)
    const done = sum.added + sum.known
    if (done > 0) {
      const isWhole = done === lines.length
      toast.success(t(isWhole ? 'added' : 'addedPart', {...sum, done, total: lines.length}))
      void reloadQueries(client, bankKey)
    }
    return done === lines.length
  }

  return {progress, add, stop: () => (isStopped.current = true)}
}

async function prepare(
  lines: StatementLine[],
  {fileName, account}: {fileName: string; account: string},
): Promise<Adding> {
  const prints = await fingerprints(lines, account)
  const added = lines.map((line, place) => ({...line, fingerprint: prints[place] ?? ''}))
  return {
    lines,
    statement: {id: crypto.randomUUID(), fileName, account, lines: lines.length},
    batches: batchesOf(added, AT_ONCE).map((batch) => ({lines: batch, key: crypto.randomUUID()})),
  }
}

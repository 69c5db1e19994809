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

/** The lines of one account. */
export interface AddedPart {
  account: string
  source: string
  lines: StatementLine[]
}

interface Adding {
  parts: AddedPart[]
  batches: {statement: NewStatement; lines: AddedLine[]; key: string}[]
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
    if (begun.current?.parts !== parts) begun.current = {parts, batches: await prepare(parts, fileName)}
    const {batches} = begun.current
    const sum = {added: 0, known: 0}
    for (const {statement, lines: batch, key} of batches) {
      if (isStopped.current) break
      // oxlint-disable-next-line no-await-in-loop -- each call waits for the one before anyway
      const result = await addLines(statement, batch, key)
      if (!result.ok) {
        toast.error(tFault('failed'), {description: tFault(`fault.${result.error}`)})
        break
      }
      sum.added += result.data.added
      sum.known += result.data.known
      setProgress({done: sum.added + sum.known, total})
    }
    setProgress(null)
    const done = sum.added + sum.known
    if (done > 0) {
      const isWhole = done === total
      toast.success(t(isWhole ? 'added' : 'addedPart', {...sum, done, total}))
      void reloadQueries(client, bankKey)
    }
    return done === total
  }

  return {progress, add, stop: () => (isStopped.current = true)}
}

async function prepare(parts: AddedPart[], fileName: string): Promise<Adding['batches']> {
  const prepared = parts.map(async ({account, source, lines}) => {
    const prints = await fingerprints(lines, account)
    const added = lines.map((line, place) => ({...line, fingerprint: prints[place] ?? ''}))
    const statement = {id: crypto.randomUUID(), fileName, account, source, lines: lines.length}
    return batchesOf(added, AT_ONCE).map((batch) => ({statement, lines: batch, key: crypto.randomUUID()}))
  })
  return (await Promise.all(prepared)).flat()
}

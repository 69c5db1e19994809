'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useCallback, useEffect, useState} from 'react'
import {askWorker} from '#/ui/files/ask-worker.ts'
import {onForgetting} from '#/storage/forgetting.ts'
import {loadEveryMember} from '../members/members-queries.ts'
import {KnownMembers} from './known-members.ts'
import {toKnownMember} from './list-of-members.ts'
import {importDraft, type ImportState} from './import-state.ts'
import {sheetFault, type ListFault, type ListResult, type ListSheet} from './list-sheet.ts'
import {recogniseColumns} from './recognise-columns.ts'

export type FileFault = ListFault | NonNullable<ReturnType<typeof sheetFault>> | 'members'

/** A workbook of which somebody has to choose a sheet. */
interface Workbook {
  fileName: string
  sheets: readonly ListSheet[]
}

async function readInWorker(file: File): Promise<ListResult> {
  const worker = new Worker(new URL('./list-worker.ts', import.meta.url), {type: 'module'})
  const answer = await askWorker<ListResult>(worker, file)
  if (typeof answer === 'object') return answer
  return {ok: false, fault: answer === 'tooSlow' ? 'tooMuch' : 'notList'}
}

/** The list that is being imported. Answers are kept until it is imported or somebody logs out. */
export function useImport() {
  const queryClient = useQueryClient()
  const [state, setState] = useState(importDraft.read)
  // Answers about a file are kept when a corrected version of it is chosen.
  const [former, setFormer] = useState<ImportState>()
  const [fault, setFault] = useState<FileFault>()
  const [workbook, setWorkbook] = useState<Workbook>()
  const [isReading, setIsReading] = useState(false)

  function change(next: ImportState | undefined) {
    importDraft.write(next)
    if (!next) setFormer(state)
    setState(next)
  }

  const forget = useCallback(() => {
    importDraft.write(undefined)
    setState(undefined)
    setFormer(undefined)
  }, [])
  useEffect(() => onForgetting(forget), [forget])

  const isBegun = state !== undefined
  useEffect(() => {
    if (!isBegun) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBegun])

  async function open(file: File) {
    setIsReading(true)
    setFault(undefined)
    setWorkbook(undefined)
    const list = await readInWorker(file)
    const [sheet, ...others] = list.ok ? list.sheets : []
    if (!list.ok) setFault(list.fault)
    else if (sheet && others.length === 0 && !sheet.isHidden) await choose(sheet, file.name)
    else setWorkbook({fileName: file.name, sheets: list.sheets})
    setIsReading(false)
  }

  async function choose(sheet: ListSheet, fileName: string) {
    const tooBig = sheetFault(sheet)
    const members = tooBig ? null : await loadEveryMember().catch(() => null)
    if (!members) return setFault(tooBig ?? 'members')
    setFault(undefined)
    setWorkbook(undefined)
    change({
      step: 'columns',
      fileName,
      table: recogniseColumns(sheet.rows),
      known: new KnownMembers(members.map(toKnownMember)),
      answers: former?.answers ?? {},
      answered: [],
    })
  }

  return {state, change, forget, fault, isReading, open, workbook, choose, queryClient}
}

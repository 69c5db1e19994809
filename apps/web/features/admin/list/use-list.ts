'use client'

import {useCallback, useEffect, useRef, useState} from 'react'
import type {ListPage} from './page-of-list.ts'
import type {Answer, Failure} from '#/supabase/ask-supabase.ts'

/** Asks for what is to be shown. Another function is another question: keep it the same while the question is. */
type Load<Row> = () => Promise<Answer<ListPage<Row>>>

export interface List<Row> {
  /** What was loaded last, also while other rows are on their way. */
  page: ListPage<Row> | undefined
  isLoading: boolean
  error: Failure | undefined
  reload: () => void
}

interface Settled<Row> {
  load: Load<Row>
  page: ListPage<Row> | undefined
  error: Failure | undefined
}

/** A page of a list, of which the answer to the latest question counts, whatever comes in later. */
export function useList<Row>(load: Load<Row>): List<Row> {
  const [settled, setSettled] = useState<Settled<Row>>()
  const [isReloading, setIsReloading] = useState(false)
  const latest = useRef(0)

  const ask = useCallback(async () => {
    const turn = ++latest.current
    const answer = await load()
    if (turn !== latest.current) return
    setIsReloading(false)
    setSettled((before) =>
      answer.ok
        ? {load, page: answer.data, error: undefined}
        : {load, page: before?.page, error: answer.error},
    )
  }, [load])

  useEffect(() => {
    void ask()
  }, [ask])

  const reload = useCallback(() => {
    setIsReloading(true)
    void ask()
  }, [ask])

  const error = settled?.error
  useEffect(() => {
    if (!error) return undefined
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [error, reload])

  return {page: settled?.page, isLoading: settled?.load !== load || isReloading, error, reload}
}

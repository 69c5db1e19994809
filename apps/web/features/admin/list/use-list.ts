'use client'

import {useCallback, useEffect, useRef, useState} from 'react'
import type {ListPage} from './admin-list-queries.ts'
import type {Result, QueryError} from '#/supabase/query.ts'

/** Asks for what is to be shown. Another function is another question: keep it the same while the question is. */
type Load<Row> = () => Promise<Result<ListPage<Row>>>

export interface List<Row> {
  /** What was loaded last, also while other rows are on their way. */
  page: ListPage<Row> | undefined
  isLoading: boolean
  error: QueryError | undefined
  reload: () => void
}

interface Settled<Row> {
  load: Load<Row>
  page: ListPage<Row> | undefined
  error: QueryError | undefined
}

/** A page of a list, of which the result to the latest question counts, whatever comes in later. */
export function useList<Row>(load: Load<Row>): List<Row> {
  const [settled, setSettled] = useState<Settled<Row>>()
  const [isReloading, setIsReloading] = useState(false)
  const latest = useRef(0)

  const ask = useCallback(async () => {
    const turn = ++latest.current
    const result = await load()
    if (turn !== latest.current) return
    setIsReloading(false)
    setSettled((before) =>
      result.ok
        ? {load, page: result.data, error: undefined}
        : {load, page: before?.page, error: result.error},
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

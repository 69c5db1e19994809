'use client'

import {useEffect, useState} from 'react'
import type {QueryError, Result} from '#/supabase/query.ts'

type State<Own> =
  {status: 'loading'} | {status: 'failed'; error: QueryError} | {status: 'loaded'; own: Own | null}

/**
 * Reads them once, and again when `retry` is called.
 *
 * @param load the same function in each render
 */
export function useOwnDonations<Own>(
  load: () => Promise<Result<Own | null, QueryError>>,
): State<Own> & {retry: () => void} {
  const [state, setState] = useState<State<Own>>({status: 'loading'})
  const [attempts, setAttempts] = useState(1)
  useEffect(() => {
    let isCurrent = true
    void load().then((result) => {
      if (!isCurrent) return
      setState(result.ok ? {status: 'loaded', own: result.data} : {status: 'failed', error: result.error})
    })
    return () => {
      isCurrent = false
    }
  }, [load, attempts])

  function retry() {
    setState({status: 'loading'})
    setAttempts((before) => before + 1)
  }
  return {...state, retry}
}

'use client'

import {useEffect, useState} from 'react'
import type {QueryError} from '#/supabase/query.ts'
import type {OwnDonations} from './own-donations.ts'
import {loadOwnDonations} from './own-queries.ts'

type State =
  {status: 'loading'} | {status: 'failed'; error: QueryError} | {status: 'loaded'; own: OwnDonations | null}

/** Reads them once, and again when `retry` is called. */
export function useOwnDonations(): State & {retry: () => void} {
  const [state, setState] = useState<State>({status: 'loading'})
  const [attempts, setAttempts] = useState(1)
  useEffect(() => {
    let isCurrent = true
    void loadOwnDonations().then((result) => {
      if (!isCurrent) return
      setState(result.ok ? {status: 'loaded', own: result.data} : {status: 'failed', error: result.error})
    })
    return () => {
      isCurrent = false
    }
  }, [attempts])

  function retry() {
    setState({status: 'loading'})
    setAttempts((before) => before + 1)
  }
  return {...state, retry}
}

'use client'

import {useQueryClient} from '@tanstack/react-query'
import {useEffect, useEffectEvent, useRef, useState} from 'react'
import type {QueryError} from '#/supabase/query.ts'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {registrationsQuery, ticketOrdersQuery} from '../records/registrations-admin-queries.ts'
import {sendMarks} from './attendance-actions.ts'
import {applyMarks, applyTo, mergeMarks, withoutSent, type Attendee, type Mark} from './attendance.ts'
import {keepMarks, readMarks} from './kept-marks.ts'

const RETRY_MS = 5_000

export interface Attendance {
  /** The database does not have these marks yet. */
  unsent: Mark[]
  error: QueryError | undefined
  mark: (attendee: Attendee, came: boolean) => void
}

/** Marks are kept on this device until they are sent, which is tried until it succeeds. */
export function useAttendance(eventKey: string): Attendance {
  const queryClient = useQueryClient()
  const [unsent, setUnsent] = useState<Mark[]>(() => readMarks(eventKey))
  const [error, setError] = useState<QueryError>()
  const isSending = useRef(false)

  useEffect(() => keepMarks(eventKey, unsent), [eventKey, unsent])

  const send = useEffectEvent(async () => {
    if (isSending.current || unsent.length === 0) return
    isSending.current = true
    const result = await sendMarks(unsent)
    isSending.current = false
    if (result.ok) {
      const {queryKey} = registrationsQuery(eventKey)
      // A response in flight may not have the marks yet.
      await queryClient.cancelQueries({queryKey})
      const known = queryClient.getQueryData(queryKey)
      const orders = queryClient.getQueryData(ticketOrdersQuery(eventKey).queryKey)
      if (known) queryClient.setQueryData(queryKey, applyMarks(known, unsent))
      if (orders) queryClient.setQueryData(ticketOrdersQuery(eventKey).queryKey, applyTo(orders, unsent))
      // What was cancelled may have been the first request.
      if (!known || !orders) void reloadQueries(queryClient, queryKey)
      setUnsent((marks) => withoutSent(marks, unsent))
    }
    setError(result.ok ? undefined : result.error)
  })

  useEffect(() => {
    if (unsent.length === 0) return undefined
    const sendNow = () => void send()
    sendNow()
    const timer = setInterval(sendNow, RETRY_MS)
    addEventListener('online', sendNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sendNow)
    }
  }, [unsent])

  function mark({registrationId, runnerId}: Attendee, came: boolean) {
    const made = {registrationId, runnerId, came, markedAt: new Date().toISOString()}
    setUnsent((marks) => mergeMarks(marks, [made]))
  }

  return {unsent, error, mark}
}

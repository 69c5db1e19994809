'use client'

import {useEffect, useState} from 'react'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'
import type {Attendee} from './attendance.ts'
import {keepDoorList, keptUntil} from './kept-door-list.ts'
import {keepPageOffline} from './offline-page.ts'

interface OpenDoorList {
  event: EventOfRegistrations
  attendees: Attendee[] | undefined
  clockOffset: number
}

/** Keeps the list that is open on this device, and the page to show it. Returns whether it does. */
export function useKeptDoorList({event, attendees, clockOffset}: OpenDoorList): boolean {
  const [until] = useState(() => keptUntil(event, clockOffset, Date.now()))
  const {key: eventKey, title} = event
  const isKept = until !== undefined && attendees !== undefined && attendees.length > 0

  useEffect(() => {
    if (isKept) keepDoorList({eventKey, title, until, attendees})
  })

  useEffect(() => {
    if (isKept) void keepPageOffline()
  }, [isKept])

  return isKept
}

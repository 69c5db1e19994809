'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useEffectEvent} from 'react'
import type {Settled} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {ListFailure, ListMessage} from '#/features/admin-list/list-message.tsx'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'
import type {Registration} from '../records/registration.ts'
import type {TicketOrder} from '../records/ticket-order.ts'
import {attendeesOf, withMarks} from './attendance.ts'
import {DoorListView} from './door-list-view.tsx'
import type {Attendance} from './use-attendance.ts'
import {useKeptDoorList} from './use-kept-door-list.ts'

/** A mark made on another phone is here within this time. */
const POLL_MS = 30_000

interface DoorListProps {
  event: EventOfRegistrations
  attendance: Attendance
  registrations: Settled<Registration[]>
  orders: Settled<TicketOrder[]>
  clockOffset: number
}

/** Once loaded, the list works without a connection, also after a reload. */
export function DoorList({event, attendance, registrations, orders, clockOffset}: DoorListProps) {
  const t = useTranslations('admin.attendance')
  const error = registrations.error ?? orders.error
  // The key of the orders is below, so this reloads them too.
  const {reload} = registrations
  const attendees =
    registrations.data &&
    orders.data &&
    withMarks(attendeesOf(registrations.data, orders.data), attendance.unsent)
  const isKept = useKeptDoorList({event, attendees, clockOffset})

  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && attendance.unsent.length === 0) void reload()
  })
  useEffect(() => {
    const timer = setInterval(() => poll(), POLL_MS)
    return () => clearInterval(timer)
  }, [])

  if (!attendees) {
    if (!error) return <RowsSkeleton />
    return (
      <ListFailure
        error={error}
        hasRows={false}
        isLoading={registrations.isLoading || orders.isLoading}
        onRetry={() => void reload()}
      />
    )
  }
  if (attendees.length === 0) return <ListMessage title={t('empty')} text={t('emptyText')} />
  return (
    <DoorListView
      attendance={attendance}
      attendees={attendees}
      note={isKept ? t('kept') : undefined}
      isStale={error !== null}
    />
  )
}

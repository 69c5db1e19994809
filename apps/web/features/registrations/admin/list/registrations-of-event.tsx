'use client'

import {useTranslations} from 'next-intl'
import {parseAsStringLiteral, useQueryStates} from 'nuqs'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {applyMarks, applyTo} from '../attendance/attendance.ts'
import {DoorList} from '../attendance/door-list.tsx'
import {useAttendance} from '../attendance/use-attendance.ts'
import {
  adminSearchParams,
  registrationFilters,
  type RegistrationFilter,
} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ExportButtons} from '#/features/admin-list/export-buttons.tsx'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import type {EventChange} from '../records/event-change.ts'
import {registrationsQuery, ticketOrdersQuery} from '../records/registrations-admin-queries.ts'
import type {EventOfRegistrations} from '../records/event-of-registrations.ts'
import {PlaceCountsList} from './place-counts.tsx'
import {RegistrantsMessageDialog} from '../registrants-message/registrants-message-dialog.tsx'
import {emptyDraft} from '../registrants-message/registrants-message.ts'
import {EventChangeNotice} from '../event-changes/event-change-notice.tsx'
import {messageRegistrants} from './registrations-admin-actions.ts'
import {PrintRegistrations} from '../printing/print-registrations.tsx'
import {passes} from './registration-list.ts'
import {countPlaces, isExpected} from '../records/registration.ts'
import {registrationSheet} from './registrations-export.ts'
import {RegistrationsList} from './registrations-list.tsx'
import {countTickets} from '../records/ticket-order.ts'
import {TicketOrdersList} from './ticket-orders-list.tsx'

const filterParams = {
  show: parseAsStringLiteral(registrationFilters).withDefault('all'),
  sort: adminSearchParams.sort,
  door: adminSearchParams.door,
  page: adminSearchParams.page,
}

interface RegistrationsOfEventProps {
  event: EventOfRegistrations
  /** Everybody registered should hear of it. */
  change: EventChange | undefined
  isAdmin: boolean
  clockOffset: number
}

export function RegistrationsOfEvent({event, change, isAdmin, clockOffset}: RegistrationsOfEventProps) {
  const t = useTranslations('admin.registrations')
  const [{show: filter, door: isDoorNamed}, setParams] = useQueryStates(filterParams, {history: 'push'})
  const registrations = useSettledQuery(registrationsQuery(event.key))
  const orders = useSettledQuery(ticketOrdersQuery(event.key))
  const [isWriting, setIsWriting] = useState(false)
  // Marks that a closed page has left are sent without opening the door list.
  const attendance = useAttendance(event.key)
  const [isSending, setIsSending] = useState(attendance.unsent.length > 0)
  const isAtDoor = isDoorNamed || isSending
  const all = registrations.data ?? []
  const bought = orders.data ?? []
  // Where nobody registers, the list of registrations would only say so.
  const takesRegistrations = event.kind !== null || all.length > 0 || bought.length === 0

  function open(next: RegistrationFilter) {
    if (next !== filter) void setParams({show: next, sort: null, page: null})
  }

  const toSheet = () =>
    registrationSheet(all, {
      column: (column) => t(`csv.column.${column}`),
      status: (status) => t(`status.${status}`),
      language: (language) => t(`language.${language}`),
      yes: t('csv.yes'),
      no: t('csv.no'),
    })

  function toggleDoor() {
    setIsSending(false)
    void setParams({door: isAtDoor ? null : true})
  }

  return (
    <>
      {change && (
        // At the door, only the list counts; hiding the rest keeps what was typed in its dialog.
        <div hidden={isAtDoor} className="print:hidden">
          <EventChangeNotice
            key={`${change.id} ${change.revision}`}
            event={event}
            change={change}
            registrations={registrations}
            orders={orders}
          />
        </div>
      )}
      {registrations.data && !isAtDoor && (
        <PlaceCountsList counts={countPlaces(all)} tickets={countTickets(bought)} capacity={event.capacity} />
      )}
      {(all.length > 0 || bought.length > 0 || isAtDoor) && (
        <div className="flex flex-wrap gap-3 wrap-anywhere print:block">
          {!isAtDoor && (all.length > 0 || bought.length > 0) && (
            <button type="button" onClick={() => setIsWriting(true)} className={buttonClass('quiet')}>
              {t('writeToAll')}
            </button>
          )}
          {!isAtDoor && all.length > 0 && (
            <ExportButtons fileName={t('csv.file', {event: event.key})} loadSheet={toSheet} />
          )}
          <button type="button" onClick={toggleDoor} className={buttonClass('quiet')}>
            {t(isAtDoor ? 'leaveDoor' : 'atDoor')}
          </button>
          {(all.length > 0 || bought.length > 0) && (
            <PrintRegistrations
              event={event}
              registrations={applyMarks(all, attendance.unsent).filter((registration) =>
                isAtDoor ? isExpected(registration) : passes(registration, filter),
              )}
              orders={
                isAtDoor || passes({status: 'registered'}, filter) ? applyTo(bought, attendance.unsent) : []
              }
              isAdmin={isAdmin}
              isAtDoor={isAtDoor}
            />
          )}
        </div>
      )}
      <div className="grid gap-6 print:hidden">
        {isAtDoor ? (
          <DoorList
            event={event}
            attendance={attendance}
            registrations={registrations}
            orders={orders}
            clockOffset={clockOffset}
          />
        ) : (
          <>
            <TicketOrdersList orders={orders} />
            {takesRegistrations && (
              <>
                <FilterButtons
                  label={t('filters')}
                  filters={registrationFilters}
                  current={filter}
                  labelOf={(each) => t(`filter.${each}`)}
                  countOf={(each) => all.filter((registration) => passes(registration, each)).length}
                  onOpen={open}
                />
                <RegistrationsList
                  key={filter}
                  eventKey={event.key}
                  filter={filter}
                  registrations={registrations}
                  isAdmin={isAdmin}
                />
              </>
            )}
          </>
        )}
      </div>
      <RegistrantsMessageDialog
        isOpen={isWriting}
        initialDraft={emptyDraft}
        readers={{registrations: all, orders: bought}}
        send={({statuses, ...message}, key) => messageRegistrants(event.key, statuses, message, key)}
        onCheck={() => void Promise.all([registrations.reload(), orders.reload()])}
        onClose={() => setIsWriting(false)}
      />
    </>
  )
}

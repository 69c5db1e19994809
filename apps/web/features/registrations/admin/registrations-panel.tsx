'use client'

import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {useEffect, useState} from 'react'
import {dropEverythingKept} from '#/features/account/kept-until-log-out.ts'
import {userIdOf} from '#/features/account/account-state.ts'
import {useAccount} from '#/features/account/account-store.ts'
import {readDoorList} from './attendance/kept-door-list.ts'
import {adminSearchParams} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {isStillToCome} from './records/event-change.ts'
import {OtherChanges} from './event-changes/other-changes.tsx'
import {ListFailure, ListMessage} from '#/features/admin-list/list-message.tsx'
import {eventsOfRegistrationsQuery} from './records/registrations-admin-queries.ts'
import {EventSelect} from './list/event-select.tsx'
import {splitEvents} from './records/event-of-registrations.ts'
import {RegistrationsOfEvent} from './list/registrations-of-event.tsx'

interface RegistrationsPanelProps {
  isAdmin: boolean
  clockOffset: number
}

/** The next event is shown first; organisers see only the registrations of their events. */
export function RegistrationsPanel({isAdmin, clockOffset}: RegistrationsPanelProps) {
  const t = useTranslations('admin.registrations')
  const userId = userIdOf(useAccount())
  const [now] = useState(() => Date.now() + clockOffset)
  const [{event: namedEvent}, setSearchParams] = useQueryStates(adminSearchParams, {history: 'push'})
  const events = useSettledQuery(eventsOfRegistrationsQuery(isAdmin ? null : (userId ?? '')))
  const {coming, past} = splitEvents(events.data ?? [], now)
  const shown = [...coming, ...past]
  const current = shown.find(({key}) => key === namedEvent) ?? shown[0]
  const changed = shown.filter(({change}) => change && isStillToCome(change, now))

  // Nobody keeps the list of an event that was given to somebody else.
  const {data: known, error} = events
  useEffect(() => {
    const kept = known && !error ? readDoorList(Date.now()) : undefined
    if (kept && !known?.some(({key}) => key === kept.eventKey)) void dropEverythingKept()
  }, [known, error])

  function open(event: string) {
    void setSearchParams({event, show: null, q: null, sort: null, page: null, door: null})
  }

  return (
    <section className="grid gap-6 print:block">
      <h2 className="sr-only">{t('title')}</h2>
      {events.error && (
        <ListFailure
          error={events.error}
          hasRows={current !== undefined}
          isLoading={events.isLoading}
          onRetry={() => void events.reload()}
        />
      )}
      {!events.data && !events.error && <RowsSkeleton />}
      {events.data && !current && (
        <ListMessage title={t('noEvents')} text={t(isAdmin ? 'noEventsText' : 'noEventsGiven')} />
      )}
      {current && (
        <>
          <EventSelect coming={coming} past={past} current={current} onOpen={open} />
          <OtherChanges events={changed.filter((event) => event !== current)} onOpen={open} />
          <RegistrationsOfEvent
            key={current.key}
            event={current}
            change={changed.includes(current) ? current.change : undefined}
            isAdmin={isAdmin}
            clockOffset={clockOffset}
          />
        </>
      )}
    </section>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useAccount, userIdOf} from '#/features/account/account-queries.ts'
import {useSettledQuery} from '../dashboard/query-client.ts'
import {ListFailure} from '../list/list-message.tsx'
import {givenEventsQuery} from './admin-roles-queries.ts'
import {EventTitle} from './event-title.tsx'

/** The events that an organiser was given. */
export function GivenEvents() {
  const t = useTranslations('admin.coming')
  const userId = userIdOf(useAccount())
  const {data: events, error, isLoading, reload} = useSettledQuery(givenEventsQuery(userId))
  if (error) {
    const hasRows = events !== undefined && events.length > 0
    return <ListFailure error={error} hasRows={hasRows} isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!events) return null
  return (
    <>
      <p className="mt-5 font-semibold">{t('events', {count: events.length})}</p>
      <ul className="mt-1 list-disc ps-5">
        {events.map((event) => (
          <li key={event.key}>
            <EventTitle event={event} />
          </li>
        ))}
      </ul>
    </>
  )
}

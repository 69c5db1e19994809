'use client'

import {londonToday} from '@site/schemas/london-time/instant'
import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {useEffect, useRef} from 'react'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {everyMemberQuery} from '../members/members-queries.ts'
import {attendeesOf, type Attendee} from './attendees.ts'
import styles from './attendance-page.module.css'

/** The list that members sign at a meeting. The page itself is what is printed. */
export function AttendancePage({onClose}: {onClose: () => void}) {
  const t = useTranslations('admin.members.attendance')
  const locale = useLocale()
  const {data, error, isLoading, reload} = useSettledQuery(everyMemberQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const attendees = data && attendeesOf(data)
  return (
    <section className={`grid grid-cols-1 gap-6 ${styles.page}`}>
      <button
        type="button"
        onClick={onClose}
        className={`${buttonClass('quiet')} justify-self-start print:hidden`}
      >
        {t('back')}
      </button>
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('title')}
        </h2>
        <p className="max-w-2xl print:hidden">{t('text')}</p>
        {attendees && <p>{t('votes', {count: attendees.length, day: dateInWords(londonToday(), locale)})}</p>}
      </div>
      {error && !data && (
        <ListFailure error={error} hasRows={false} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {!data && !error && <RowsSkeleton />}
      {attendees?.length === 0 && <p className="border-t border-line pt-4">{t('none')}</p>}
      {attendees && attendees.length > 0 && (
        <>
          <button
            type="button"
            onClick={() => window.print()}
            className={`${buttonClass()} justify-self-start`}
          >
            {t('print')}
          </button>
          <p className={styles.meeting}>{t('meeting')}</p>
          <AttendanceTable attendees={attendees} />
          <p className="mt-4 hidden text-muted print:block">{t('destroy')}</p>
        </>
      )}
    </section>
  )
}

function AttendanceTable({attendees}: {attendees: readonly Attendee[]}) {
  const t = useTranslations('admin.members.attendance')
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('name')}</th>
          <th scope="col" className={styles.signature}>
            {t('signature')}
          </th>
        </tr>
      </thead>
      <tbody>
        {attendees.map(({id, firstName, lastName, reference}, index) => (
          <tr key={id}>
            <td className="tabular-nums">{index + 1}</td>
            <th scope="row" className="text-start font-normal wrap-anywhere">
              <strong className="font-semibold">{lastName}</strong> {firstName}
              {reference && <span className="text-small text-muted"> {reference}</span>}
            </th>
            <td>{'\u00a0'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

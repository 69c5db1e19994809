'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatDateTime} from '#/time/format-date.ts'
import {Badge} from '#/ui/controls/badge.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {applicationsQuery, type Application} from './members-queries.ts'

/** Renders nothing for a member whom a treasurer entered. */
export function MemberApplications({membershipId}: {membershipId: string}) {
  const t = useTranslations('admin.members')
  const {data, error, isLoading, reload} = useSettledQuery(applicationsQuery(membershipId))
  if (error) {
    return <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="member-applications" className="grid grid-cols-1 gap-3">
      <h3 id="member-applications" className="text-h3">
        {t('applications')}
      </h3>
      <ul className="border-b border-line">
        {data.map((application) => (
          <ApplicationItem key={application.id} application={application} />
        ))}
      </ul>
    </section>
  )
}

function ApplicationItem({application}: {application: Application}) {
  const t = useTranslations('admin.members')
  const locale = useLocale()
  const {sentAt, name, email, phone, notes, method, isAdult, isSuspected} = application
  return (
    <li className="grid gap-1 border-t border-line py-3 wrap-anywhere">
      <p className="text-small text-muted">
        {formatDateTime(sentAt, locale)}, {t(`method.${method}`).toLocaleLowerCase(locale)}
      </p>
      <p>{[name, email, phone].filter(Boolean).join(', ')}</p>
      {notes && <p className="whitespace-pre-line">{notes}</p>}
      {isAdult && <p className="text-small text-muted">{t('isAdult')}</p>}
      {isSuspected && (
        <p>
          <Badge variant="danger">{t('mark.suspected')}</Badge>
        </p>
      )}
    </li>
  )
}

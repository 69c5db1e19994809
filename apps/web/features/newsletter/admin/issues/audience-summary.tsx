'use client'

import {useTranslations} from 'next-intl'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {subscribersQuery} from './newsletter-issues-queries.ts'

export function AudienceSummary() {
  const t = useTranslations('admin.newsletter.audience')
  const {data, error, isLoading, reload} = useSettledQuery(subscribersQuery)
  if (error && !data) {
    return <ListFailure error={error} hasRows isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!data) return <p className="text-muted">{t('loading')}</p>
  const {lt, en, suppressed} = data
  return (
    <div className="grid max-w-2xl gap-1">
      <p>
        {t('total', {count: lt + en})} {lt + en > 0 && t('languages', {lt, en})}
      </p>
      {suppressed > 0 && <p className="text-muted">{t('suppressed', {count: suppressed})}</p>}
    </div>
  )
}

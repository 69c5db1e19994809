'use client'

import {useTranslations} from 'next-intl'
import {FactRow} from '#/features/admin-list/fact-row.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {leftOutQuery} from './jobs-queries.ts'

/** What would not have been true any more after the site stood still. */
export function LeftOut() {
  const t = useTranslations('admin.system.leftOut')
  const {data, error, isLoading, reload} = useSettledQuery(leftOutQuery)
  return (
    <section aria-labelledby="left-out" className="grid max-w-3xl grid-cols-1 gap-4">
      <h3 id="left-out" className="text-h3">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text')}</p>
      {error && (
        <ListFailure
          error={error}
          hasRows={data !== undefined}
          isLoading={isLoading}
          onRetry={() => void reload()}
        />
      )}
      {data?.length === 0 && <p className="border-t border-line pt-4">{t('none')}</p>}
      {data && data.length > 0 && (
        <dl className="grid gap-y-1.5">
          {data.map(({kind, number}) => (
            <FactRow key={kind} term={t(`kind.${kind}`)}>
              {number}
            </FactRow>
          ))}
        </dl>
      )}
    </section>
  )
}

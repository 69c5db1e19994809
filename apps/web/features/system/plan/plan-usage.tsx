'use client'

import {FULL_SHARE} from '@site/schemas/plan-resources'
import {useLocale, useTranslations} from 'next-intl'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {fileSize} from '#/ui/texts/file-size.ts'
import {planUsageQuery, type Usage} from './plan-queries.ts'

export function PlanUsage() {
  const t = useTranslations('admin.system.plan')
  const {data, error, isLoading, reload} = useSettledQuery(planUsageQuery)
  return (
    <section aria-labelledby="plan-usage" className="grid max-w-3xl grid-cols-1 gap-4">
      <h3 id="plan-usage" className="text-h3">
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
      {data && (
        <dl className="grid gap-4">
          {data.map((usage) => (
            <UsageRow key={usage.resource} usage={usage} />
          ))}
        </dl>
      )}
    </section>
  )
}

function UsageRow({usage: {resource, used, most}}: {usage: Usage}) {
  const t = useTranslations('admin.system.plan')
  const locale = useLocale()
  const inWords = (amount: number) =>
    resource === 'database' || resource === 'files'
      ? fileSize(amount, locale)
      : new Intl.NumberFormat(locale).format(amount)
  const share = used !== null && most !== null ? used / most : undefined
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>{t(`resource.${resource}`)}</dt>
      <dd className="text-small text-muted">
        {used === null
          ? t('unknown')
          : most === null
            ? t('unlimited', {used: inWords(used)})
            : t('used', {used: inWords(used), most: inWords(most)})}
        {share !== undefined &&
          ` (${new Intl.NumberFormat(locale, {style: 'percent'}).format(Math.floor(share * 100) / 100)})`}
      </dd>
      {share !== undefined && (
        <dd aria-hidden className="mt-1 h-2 w-full overflow-hidden rounded-full bg-line">
          <div
            className={`h-full ${share >= FULL_SHARE ? 'bg-give' : 'bg-accent'}`}
            style={{width: `${Math.min(share, 1) * 100}%`}}
          />
        </dd>
      )}
    </div>
  )
}

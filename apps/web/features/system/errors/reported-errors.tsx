'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useQueryState} from 'nuqs'
import {readErrorCode} from '#/monitoring/error-code.ts'
import {formatDateTime} from '#/time/format-date.ts'
import {parseAsSearch} from '#/features/admin-list/admin-search-params.ts'
import {FactRow} from '#/features/admin-list/fact-row.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {SearchField} from '#/features/admin-list/search-field.tsx'
import {Badge} from '#/ui/controls/badge.tsx'
import {reportedErrorsQuery, type ReportedError} from './errors-queries.ts'

export function ReportedErrors() {
  const t = useTranslations('admin.system.errors')
  const [typed, setTyped] = useQueryState('q', parseAsSearch)
  return (
    <section aria-labelledby="reported-errors" className="grid max-w-3xl grid-cols-1 gap-4">
      <h3 id="reported-errors" className="text-h3">
        {t('title')}
      </h3>
      <p className="text-muted">{t('text')}</p>
      <SearchField query={typed} hint={t('hint')} onSearch={(next) => void setTyped(next)} />
      <FoundErrors typed={typed.trim()} />
    </section>
  )
}

function FoundErrors({typed}: {typed: string}) {
  const t = useTranslations('admin.system.errors')
  const code = readErrorCode(typed)
  const {data, error, isLoading, reload} = useSettledQuery({
    ...reportedErrorsQuery(code),
    enabled: typed === '' || code !== undefined,
  })
  if (typed !== '' && !code) return <output className="border-t border-line pt-4">{t('noCode')}</output>
  return (
    <>
      {error && (
        <ListFailure
          error={error}
          hasRows={data !== undefined}
          isLoading={isLoading}
          onRetry={() => void reload()}
        />
      )}
      {data?.length === 0 && (
        <output className="border-t border-line pt-4">{code ? t('notFound', {code}) : t('none')}</output>
      )}
      {data && data.length > 0 && (
        <ul className="border-b border-line">
          {data.map((each) => (
            <ErrorItem key={each.code} error={each} />
          ))}
        </ul>
      )}
    </>
  )
}

function ErrorItem({error}: {error: ReportedError}) {
  const t = useTranslations('admin.system.errors')
  const locale = useLocale()
  const {code, path, message, stack, browser, language, times, firstAt, lastAt} = error
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <code translate="no" className="font-semibold tracking-wider select-all">
          {code}
        </code>
        {times > 1 && <Badge variant="accent">{t('times', {count: times})}</Badge>}
      </p>
      <p lang="en" translate="no" className="wrap-anywhere">
        {message || t('noMessage')}
      </p>
      <dl className="grid gap-y-1.5 text-small">
        <FactRow term={t('page')}>
          {path} ({language.toUpperCase()})
        </FactRow>
        <FactRow term={t('last')}>{formatDateTime(lastAt, locale)}</FactRow>
        {times > 1 && <FactRow term={t('first')}>{formatDateTime(firstAt, locale)}</FactRow>}
        <FactRow term={t('browser')}>{browser}</FactRow>
      </dl>
      {stack && (
        <details className="text-small">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
            {t('stack')}
          </summary>
          <pre className="mt-1 overflow-x-auto rounded-soft bg-sunken p-3 whitespace-pre-wrap wrap-anywhere">
            {stack}
          </pre>
        </details>
      )}
    </li>
  )
}

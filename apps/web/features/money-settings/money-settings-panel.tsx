'use client'

import {useTranslations} from 'next-intl'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {ChangeHistory} from './settings/change-history.tsx'
import {SettingsForm} from './settings/settings-form.tsx'
import {moneySettingsQuery} from './settings/money-settings-queries.ts'

export function MoneySettingsPanel() {
  const t = useTranslations('admin.moneySettings')
  const {data, error, isLoading, reload} = useSettledQuery(moneySettingsQuery)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <div className="grid gap-3">
        <h2 className="text-h2">{t('title')}</h2>
        <p className="max-w-prose">{t('text')}</p>
        {data && (
          <p className={`max-w-prose ${data.othersTold === 0 ? 'font-semibold' : 'text-muted'}`}>
            {t('told', {count: data.othersTold})}
          </p>
        )}
      </div>
      {error && (
        <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {data ? <SettingsForm page={data} onReload={reload} /> : !error && <RowsSkeleton />}
      {data && <ChangeHistory changes={data.changes} />}
    </div>
  )
}

'use client'

import {useLocale, useTranslations} from 'next-intl'
import {formatDateTime} from '#/time/format-date.ts'
import type {MoneySettingsPage} from './money-settings-queries.ts'
import {ChangeList} from './change-list.tsx'

export function ChangeHistory({changes}: Pick<MoneySettingsPage, 'changes'>) {
  const t = useTranslations('admin.moneySettings')
  const locale = useLocale()
  return (
    <section aria-labelledby="settings-history" className="grid grid-cols-1 gap-4">
      <h3 id="settings-history" className="text-h3">
        {t('history')}
      </h3>
      {changes.length === 0 && <p className="text-muted">{t('noHistory')}</p>}
      <ol className="grid gap-5">
        {changes.map((entry) => (
          <li key={entry.id} className="grid gap-2 border-t border-line pt-4">
            <p className="flex flex-wrap gap-x-4">
              <span className="font-semibold">{[entry.by, entry.address].filter(Boolean).join(', ')}</span>
              <span className="text-muted">{formatDateTime(entry.at, locale)}</span>
            </p>
            <ChangeList changes={entry.changes} />
          </li>
        ))}
      </ol>
    </section>
  )
}

'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {formatDateTime, formatShortDate} from '#/time/format-date.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ConfirmDialog} from '#/features/admin-list/confirm-dialog.tsx'
import {ListFailure, ListMessage} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {useMoneyAction} from '#/features/payments/use-money-action.ts'
import {undoStatement} from '../line/line-actions.ts'
import {statementsQuery, type Statement} from '../line/line-queries.ts'

/** The files that were added. One of which nothing is settled can be removed. */
export function Statements() {
  const t = useTranslations('admin.bank.statements')
  const locale = useLocale()
  const run = useMoneyAction()
  const {data, error, isLoading, reload} = useSettledQuery(statementsQuery)
  const [asked, setAsked] = useState<Statement>()
  const [last, setLast] = useState<Statement>()
  if (asked && asked !== last) setLast(asked)
  return (
    <div className="grid gap-4">
      {error && (
        <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {!data && !error && <RowsSkeleton />}
      {data?.length === 0 && <ListMessage title={t('empty')} text={t('emptyText')} />}
      <ul className="grid gap-4">
        {data?.map((statement) => {
          const {id, fileName, account, period, added, known, addedAt} = statement
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-5"
            >
              <div className="min-w-0 flex-[1_1_24rem]">
                <strong className="block wrap-anywhere">{fileName}</strong>
                <span className="block text-small text-muted">
                  {[
                    account,
                    period &&
                      t('period', {
                        from: formatShortDate(period.from, locale),
                        until: formatShortDate(period.until, locale),
                      }),
                    t('counts', {added, known}),
                    t('addedAt', {at: formatDateTime(addedAt, locale)}),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <button
                type="button"
                onClick={() => setAsked(statement)}
                aria-label={t('removeOne', {name: fileName})}
                className={buttonClass('quiet')}
              >
                {t('remove')}
              </button>
            </li>
          )
        })}
      </ul>
      {last && (
        <ConfirmDialog
          isOpen={asked !== undefined}
          title={t('removeTitle', {name: last.fileName})}
          description={<p>{t('removeText')}</p>}
          confirm={t('remove')}
          busy={t('busy')}
          onConfirm={() => run(undoStatement(last.id), t('removed', {name: last.fileName}))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {formatDateTime, formatShortDate} from '#/time/format-date.ts'
import {historyQuery, type HistoryEntry} from './members-history-queries.ts'

/** Renders nothing for a member about whom nobody has done anything. */
export function MemberHistory({membershipId}: {membershipId: string}) {
  const t = useTranslations('admin.members')
  const locale = useLocale()
  const wordsOf = useHistoryWords()
  const {data, error, isLoading, reload} = useSettledQuery(historyQuery(membershipId))
  if (error) {
    return <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
  }
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="member-history" className="grid grid-cols-1 gap-3">
      <h3 id="member-history" className="text-h3">
        {t('history.title')}
      </h3>
      <ol className="grid gap-2 border-t border-line pt-3 wrap-anywhere">
        {data.map((entry) => (
          <li key={`${entry.at}/${entry.action}`} className="flex flex-wrap gap-x-4">
            <span className="flex-[1_1_10rem] text-small text-muted">{formatDateTime(entry.at, locale)}</span>
            <span className="min-w-0 flex-[1_1_24rem]">{wordsOf(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useHistoryWords() {
  const t = useTranslations('admin.members')
  const locale = useLocale()
  const pounds = usePounds()
  return ({action, actor, details}: HistoryEntry) => {
    const {changed = [], pence = 0, on, method, account} = details
    return t(`history.action.${action}`, {
      actor: actor ?? t('history.nobody'),
      fields: changed.map((field) => t(`history.field.${field}`)).join(', ') || 'none',
      sum: pounds(pence),
      method: method ? t(`method.${method}`).toLocaleLowerCase(locale) : '',
      day: on ? formatShortDate(on, locale) : '',
      isJoined: account ? 'yes' : 'no',
    })
  }
}

'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ListFailure, ListMessage} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import type {PaymentPageProps} from '#/features/payments/payment-page.tsx'
import {ProgressBar} from '../line/progress-bar.tsx'
import {inboxQuery, type Inbox, type Progress} from './inbox-queries.ts'
import {groupItems, markOf, type Marks} from './item-groups.ts'
import type {InboxItem} from './inbox-item.ts'
import {LineByLine} from './line-by-line.tsx'
import {LinesTogether} from './lines-together.tsx'
import {OverduePayouts} from './overdue-payouts.tsx'
import {useGroupWords} from './use-group-words.ts'
import {useSettling} from './use-settling.ts'

/** Lines that wait: those that are certain are confirmed together, so are those that are alike, and the others one by one. */
export function BankInbox({memberPicker}: Pick<PaymentPageProps, 'memberPicker'>) {
  const t = useTranslations('admin.bank.inbox')
  const [progress, setProgress] = useState<Progress>()
  const inbox = useSettledQuery(inboxQuery(setProgress))
  const {data, error, isLoading, reload} = inbox
  if (!data && !error) {
    return (
      <div className="grid gap-4">
        {progress && <ProgressBar label={t('matching')} {...progress} />}
        <RowsSkeleton />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      {error && (
        <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {data && <LoadedInbox inbox={data} memberPicker={memberPicker} />}
    </div>
  )
}

function LoadedInbox({inbox, memberPicker}: {inbox: Inbox} & Pick<PaymentPageProps, 'memberPicker'>) {
  const t = useTranslations('admin.bank.inbox')
  const tCertain = useTranslations('admin.bank.certain')
  const tAlike = useTranslations('admin.bank.alike')
  const settling = useSettling()
  const titleOf = useGroupWords(inbox.data)
  const [marks, setMarks] = useState<Marks>(new Map())
  const items = inbox.items.filter(({line}) => !settling.done.has(line.id))
  const {certain, alike, unclear, doubtful, rest} = groupItems(items, marks)

  const mark = (some: readonly InboxItem[], isMarked: boolean) =>
    setMarks(new Map([...marks, ...some.map((item) => [markOf(item), isMarked] as const)]))
  const shared = {data: inbox.data, settling, marks, onMark: mark}
  return (
    <>
      <OverduePayouts inbox={inbox} />
      {items.length === 0 ? (
        <ListMessage title={t('empty')} text={t('emptyText')} />
      ) : (
        <output className="text-muted">
          {t('counts', {
            certain: certain.length,
            doubtful: items.filter(({match}) => match.certainty === 'doubtful').length,
            rest: items.filter(({match}) => match.certainty === 'none').length,
          })}
        </output>
      )}
      {certain.length > 0 && (
        <LinesTogether
          title={tCertain('title', {count: certain.length})}
          text={tCertain('text')}
          confirmLabel={(count) => tCertain('confirm', {count})}
          items={certain}
          isMarkedFirst
          {...shared}
        />
      )}
      {alike.map((group) => (
        <LinesTogether
          key={group.key}
          title={titleOf(group)}
          text={tAlike('text')}
          confirmLabel={(count) => tAlike('confirm', {count})}
          items={group.items}
          isMarkedFirst
          {...shared}
        />
      ))}
      {unclear.map((group) => (
        <LinesTogether
          key={group.key}
          title={titleOf(group)}
          text={tAlike(group.isDoubted ? 'doubtedText' : 'weakText')}
          markAllLabel={group.isDoubted ? undefined : tAlike('markAll')}
          confirmLabel={(count) => tAlike('confirmMarked', {count})}
          items={group.items}
          isMarkedFirst={false}
          {...shared}
        />
      ))}
      <LineByLine
        groups={{doubtful, rest}}
        data={inbox.data}
        settling={settling}
        memberPicker={memberPicker}
      />
    </>
  )
}

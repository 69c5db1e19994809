'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {ListFailure, ListMessage} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import type {PaymentPageProps} from '#/features/payments/payment-page.tsx'
import {ProgressBar} from '../line/progress-bar.tsx'
import {CertainLines} from './certain-lines.tsx'
import {groupItems} from './inbox-item.ts'
import {inboxQuery, type Inbox, type Progress} from './inbox-queries.ts'
import {LineByLine} from './line-by-line.tsx'
import {useSettling} from './use-settling.ts'

/** Lines that wait: those that are certain are confirmed together, the others one by one. */
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
  const settling = useSettling()
  const {certain, doubtful, rest} = groupItems(inbox.items.filter(({line}) => !settling.done.has(line.id)))
  if (certain.length + doubtful.length + rest.length === 0) {
    return <ListMessage title={t('empty')} text={t('emptyText')} />
  }
  return (
    <>
      <output className="text-muted">
        {t('counts', {certain: certain.length, doubtful: doubtful.length, rest: rest.length})}
      </output>
      <CertainLines items={certain} data={inbox.data} settling={settling} />
      <LineByLine
        groups={{doubtful, rest}}
        data={inbox.data}
        settling={settling}
        memberPicker={memberPicker}
      />
    </>
  )
}

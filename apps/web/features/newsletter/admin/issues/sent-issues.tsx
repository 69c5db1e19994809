'use client'

import {useTranslations} from 'next-intl'
import {useMemo, useState} from 'react'
import type {Settled} from '#/features/admin-list/query-client.ts'
import {PAGE_SIZE} from '#/features/admin-list/admin-list-queries.ts'
import {ListRows} from '#/features/admin-list/list-rows.tsx'
import {Pagination} from '#/features/admin-list/pagination.tsx'
import {useListTable} from '#/features/admin-list/use-list-table.ts'
import type {SentIssue} from './newsletter-issues-queries.ts'
import {useMailing} from './mailing.ts'
import {useSentColumns} from './use-sent-columns.tsx'

interface SentIssuesProps {
  history: Settled<SentIssue[]>
  onOpen: (id: string) => void
  /** Opens the list of those whom a letter did not reach. */
  onOpenPost?: (id: string) => void
}

export function SentIssues({history, onOpen, onOpenPost}: SentIssuesProps) {
  const t = useTranslations('admin.newsletter.history')
  const kind = useMailing()
  const {data} = history
  const [page, setPage] = useState(1)
  const sent = useMemo(() => data?.filter(({status}) => status === 'sent'), [data])
  const rows = useMemo(() => sent?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [sent, page])
  const columns = useSentColumns(onOpen, onOpenPost)
  const table = useListTable({
    columns,
    list: {...history, data: sent && rows && {rows, total: sent.length, isMany: false, page}},
    searchParams: {
      search: {q: '', sort: {by: 'sent', isDescending: true}, page},
      setQuery: () => undefined,
      setSort: () => undefined,
      setPage: (next) => void setPage(next),
    },
  })
  // While nothing is loaded, the section above says so.
  if (!sent) return null
  return (
    <section aria-labelledby="sent-newsletters" className="grid grid-cols-1 gap-4">
      <h3 id="sent-newsletters" className="text-h3">
        {t('title', {kind})}
      </h3>
      {sent.length === 0 ? (
        <p className="border-t border-line pt-4">{t('none', {kind})}</p>
      ) : (
        <ListRows table={table} label={t('title', {kind})} areCardsSmall />
      )}
      <Pagination table={table} />
    </section>
  )
}

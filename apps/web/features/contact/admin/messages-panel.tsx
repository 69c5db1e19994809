'use client'

import type {MessageStatus} from '@site/schemas/statuses/contact-message'
import {useQueryClient} from '@tanstack/react-query'
import {useTranslations} from 'next-intl'
import {parseAsStringLiteral, useQueryStates} from 'nuqs'
import {useCallback, useRef, useState} from 'react'
import {
  adminSearchParams,
  messageColumns,
  messageFilters,
  type MessageColumn,
  type MessageFilter,
  type Sort,
} from '#/features/admin-list/admin-search-params.ts'
import {reloadQueries, useSettledQuery} from '#/features/admin-list/query-client.ts'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable} from '#/features/admin-list/use-list-table.ts'
import {setMessageStatus} from './messages/messages-actions.ts'
import {messagesKey, messagesQuery, type AdminMessage} from './messages/messages-queries.ts'
import {MessageDialog} from './messages/message-dialog.tsx'
import {useMessageColumns} from './messages/use-message-columns.tsx'

const filterParams = {
  show: parseAsStringLiteral(messageFilters).withDefault('all'),
  sort: adminSearchParams.sort,
  page: adminSearchParams.page,
}

/** Organisers see the messages about their events. */
export function MessagesPanel() {
  const t = useTranslations('admin.messages')
  const [{show: filter}, setParams] = useQueryStates(filterParams, {history: 'push'})

  function open(next: MessageFilter) {
    if (next !== filter) void setParams({show: next, sort: null, page: null})
  }

  return (
    <section className="grid gap-6">
      <h2 className="sr-only">{t('title')}</h2>
      <FilterButtons
        label={t('filters')}
        filters={messageFilters}
        current={filter}
        labelOf={(each) => t(`filter.${each}`)}
        onOpen={open}
      />
      <MessagesList key={filter} filter={filter} />
    </section>
  )
}

const newestFirst: Sort<MessageColumn> = {by: 'received', isDescending: true}

function MessagesList({filter}: {filter: MessageFilter}) {
  const t = useTranslations('admin.messages')
  const queryClient = useQueryClient()
  const searchParams = useListSearchParams(messageColumns, newestFirst)
  const list = useSettledQuery(messagesQuery({...searchParams.search, filter}))
  const {listRef, keepFocus} = useListFocus(list.data)
  const [opened, setOpened] = useState<AdminMessage>()
  const marking = useRef<Promise<unknown>>(undefined)

  const open = useCallback(
    (message: AdminMessage) => {
      keepFocus(message.id)
      setOpened(message)
      // Nothing is lost when it fails: the message stays new.
      if (message.status === 'new') marking.current = setMessageStatus(message.id, 'read')
    },
    [keepFocus],
  )

  async function mark(message: AdminMessage, status: MessageStatus): Promise<boolean> {
    // ‘Read’ must not arrive after ‘answered’.
    await marking.current
    const {ok} = await setMessageStatus(message.id, status)
    return ok
  }

  async function close() {
    setOpened(undefined)
    await marking.current
    void reloadQueries(queryClient, messagesKey)
  }

  const columns = useMessageColumns(open)
  const table = useListTable({columns, list, searchParams})

  return (
    <>
      <ListView
        label={t(`filter.${filter}`)}
        list={list}
        table={table}
        listRef={listRef}
        query={searchParams.search.q}
        searchHint={t('hint')}
        empty={{title: t(`empty.${filter}`), text: t('emptyText')}}
        onSearch={searchParams.setQuery}
      />
      <MessageDialog message={opened} onClose={() => void close()} onMark={mark} />
    </>
  )
}

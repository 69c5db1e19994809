'use client'

import {useTranslations} from 'next-intl'
import {useCallback, useMemo, useRef, useState} from 'react'
import {type AdminAddress, type Sort, type UserColumn, userColumns} from '../admin-address.ts'
import {CommentingDialog} from '../commenting/commenting-dialog.tsx'
import {ListView} from '../list/list-view.tsx'
import {useKeptFocus} from '../list/use-kept-focus.ts'
import {useLatest} from '../list/use-latest.ts'
import {useListNavigation} from '../list/use-list-navigation.ts'
import {useListTable} from '../list/use-list-table.ts'
import {useList} from '../list/use-list.ts'
import type {Go} from '../use-admin-address.ts'
import {type AdminUser, loadUsers} from './admin-users-queries.ts'
import {useUserColumns} from './use-user-columns.tsx'

const newestFirst: Sort<UserColumn> = {by: 'joined', isDescending: true}

/** Everybody who has an account. */
export function UsersPanel({address, go}: {address: AdminAddress; go: Go}) {
  const t = useTranslations('admin.users')
  const {query, page} = address
  const sort = useSort(address)
  const load = useCallback(() => loadUsers(query, sort, page), [query, sort, page])
  const list = useList(load)
  const [subject, setSubject] = useState<AdminUser>()
  const listRef = useRef<HTMLElement>(null)
  const keepFocus = useKeptFocus(listRef, list.page?.rows.map(({id}) => id) ?? [])
  const navigation = useListNavigation({go, list, page, usual: newestFirst})
  const columns = useUserColumns(
    useLatest((user: AdminUser) => {
      keepFocus(user.id)
      setSubject(user)
    }),
  )
  const table = useListTable({
    columns,
    page: list.page,
    sort,
    onSort: navigation.onSort,
    onPage: navigation.onPage,
  })
  return (
    <section>
      <h2 className="sr-only">{t('title')}</h2>
      <ListView
        label={t('title')}
        list={list}
        table={table}
        listRef={listRef}
        query={query}
        searchHint={t('hint')}
        empty={{title: t('empty'), text: t('emptyText')}}
        areCardsSmall
        onSearch={navigation.onSearch}
      />
      <CommentingDialog
        subject={
          subject && {
            id: subject.id,
            name: subject.name || subject.email,
            isBanned: subject.bannedAt !== null,
          }
        }
        onClose={() => setSubject(undefined)}
        onDone={list.reload}
      />
    </section>
  )
}

function useSort({sort}: AdminAddress): Sort<UserColumn> {
  return useMemo(() => {
    const by = userColumns.find((column) => column === sort?.by)
    return by && sort ? {by, isDescending: sort.isDescending} : newestFirst
  }, [sort])
}

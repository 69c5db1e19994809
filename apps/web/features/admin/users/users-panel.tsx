'use client'

import {useTranslations} from 'next-intl'
import {useCallback, useState} from 'react'
import {BanDialog} from '../bans/ban-dialog.tsx'
import {userColumns, type Sort, type UserColumn} from '../dashboard/admin-search-params.ts'
import {useSettledQuery} from '../dashboard/query-client.ts'
import {ListView} from '../list/list-view.tsx'
import {useListFocus} from '../list/use-list-focus.ts'
import {useListSearchParams} from '../list/use-list-search-params.ts'
import {useListTable} from '../list/use-list-table.ts'
import {usersQuery, type AdminUser} from './admin-users-queries.ts'
import {useUserColumns} from './use-user-columns.tsx'

const newestFirst: Sort<UserColumn> = {by: 'joined', isDescending: true}

/** The list of accounts, with buttons to ban them from commenting. */
export function UsersPanel() {
  const t = useTranslations('admin.users')
  const searchParams = useListSearchParams(userColumns, newestFirst)
  const list = useSettledQuery(usersQuery(searchParams.search))
  const {listRef, keepFocus} = useListFocus(list.data)
  const [subject, setSubject] = useState<AdminUser>()

  const openDialog = useCallback(
    (user: AdminUser) => {
      keepFocus(user.id)
      setSubject(user)
    },
    [keepFocus],
  )
  const columns = useUserColumns(openDialog)
  const table = useListTable({columns, list, searchParams})

  return (
    <section>
      <h2 className="sr-only">{t('title')}</h2>
      <ListView
        label={t('title')}
        list={list}
        table={table}
        listRef={listRef}
        query={searchParams.search.q}
        searchHint={t('hint')}
        empty={{title: t('empty'), text: t('emptyText')}}
        areCardsSmall
        onSearch={searchParams.setQuery}
      />
      <BanDialog
        subject={
          subject && {
            id: subject.id,
            name: subject.name || subject.email,
            isBanned: subject.bannedAt !== null,
          }
        }
        onClose={() => setSubject(undefined)}
        onDone={() => void list.reload()}
      />
    </section>
  )
}

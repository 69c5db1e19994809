'use client'

import {useTranslations} from 'next-intl'
import {parseAsStringLiteral, useQueryStates} from 'nuqs'
import {useCallback, useState} from 'react'
import {userIdOf} from '../account-state.ts'
import {useAccount} from '../account-store.ts'
import {BanDialog} from './ban-dialog.tsx'
import {
  adminSearchParams,
  userColumns,
  userFilters,
  type Sort,
  type UserColumn,
  type UserFilter,
} from '#/features/admin-list/admin-search-params.ts'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable} from '#/features/admin-list/use-list-table.ts'
import {PersonalDataSection} from './personal-data/personal-data-section.tsx'
import {RolesDialog} from './roles/roles-dialog.tsx'
import {usersQuery, type AdminUser} from './users/account-users-queries.ts'
import {useUserColumns, type UserAction} from './users/use-user-columns.tsx'

const newestFirst: Sort<UserColumn> = {by: 'joined', isDescending: true}

const params = {
  show: parseAsStringLiteral(userFilters).withDefault('all'),
  page: adminSearchParams.page,
}

export function UsersPanel() {
  const t = useTranslations('admin.users')
  const [{show: filter}, setParams] = useQueryStates(params, {history: 'push'})
  const searchParams = useListSearchParams(userColumns, newestFirst)
  const list = useSettledQuery(usersQuery({...searchParams.search, filter}))
  const {listRef, keepFocus} = useListFocus(list.data)
  const ownId = userIdOf(useAccount())
  const [toBan, setToBan] = useState<AdminUser>()
  const [toChange, setToChange] = useState<AdminUser>()

  const openDialog = useCallback(
    (action: UserAction, user: AdminUser) => {
      keepFocus(user.id)
      if (action === 'ban') setToBan(user)
      else setToChange(user)
    },
    [keepFocus],
  )
  function open(next: UserFilter) {
    if (next !== filter) void setParams({show: next, page: null})
  }

  const columns = useUserColumns(openDialog)
  const table = useListTable({columns, list, searchParams})

  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 className="sr-only">{t('title')}</h2>
      <FilterButtons
        label={t('filters')}
        filters={userFilters}
        current={filter}
        labelOf={(each) => t(`filter.${each}`)}
        onOpen={open}
      />
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
        subject={toBan && {id: toBan.id, name: toBan.name || toBan.email, isBanned: toBan.bannedAt !== null}}
        onClose={() => setToBan(undefined)}
        onDone={() => void list.reload()}
      />
      <RolesDialog
        subject={
          toChange && {
            id: toChange.id,
            name: toChange.name || toChange.email,
            roles: toChange.roles,
            events: toChange.events,
            isOwn: toChange.id === ownId,
          }
        }
        onClose={() => setToChange(undefined)}
        onDone={() => void list.reload()}
      />
      <PersonalDataSection />
    </section>
  )
}

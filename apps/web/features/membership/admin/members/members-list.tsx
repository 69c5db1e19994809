'use client'

import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {useCallback, useState} from 'react'
import {
  adminSearchParams,
  memberColumns,
  type MemberColumn,
  type MemberFilter,
  type MemberMethod,
  type Sort,
} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ExportButtons} from '#/features/admin-list/export-buttons.tsx'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable} from '#/features/admin-list/use-list-table.ts'
import {loadAllMembers, membersQuery} from './members-queries.ts'
import {memberSheet} from './members-export.ts'
import type {Member} from './member.ts'
import {useMemberColumns} from './use-member-columns.tsx'
import {TransferDialog} from './transfer-dialog.tsx'

const newestFirst: Sort<MemberColumn> = {by: 'applied', isDescending: true}

interface MembersListProps {
  filter: MemberFilter
  method: MemberMethod | null
  isTreasurer: boolean
}

export function MembersList({filter, method, isTreasurer}: MembersListProps) {
  const t = useTranslations('admin.members')
  const searchParams = useListSearchParams(memberColumns, newestFirst)
  const search = {...searchParams.search, filter, method}
  const list = useSettledQuery(membersQuery(search))
  const {listRef, keepFocus, placeToFocus} = useListFocus(list.data)
  const [, setParams] = useQueryStates({member: adminSearchParams.member}, {history: 'push'})
  const onOpen = useCallback(({id}: Member) => void setParams({member: id}), [setParams])
  const [received, setReceived] = useState<Member>()
  const columns = useMemberColumns({onOpen, onReceived: isTreasurer ? setReceived : undefined})
  const table = useListTable({columns, list, searchParams})

  async function loadSheet() {
    return memberSheet(await loadAllMembers(search), {
      column: (column) => t(`csv.${column}`),
      status: (status) => t(`status.${status}`),
      method: (each) => t(`method.${each}`),
      language: (language) => t(`language.${language}`),
      yes: t('csvYes'),
    })
  }

  return (
    <>
      <ListView
        label={t(`filter.${filter}`)}
        list={list}
        table={table}
        listRef={listRef}
        query={searchParams.search.q}
        searchHint={t('hint')}
        empty={{title: t('empty'), text: t(filter === 'all' && !method ? 'emptyText' : 'emptyFilter')}}
        areCardsSmall
        onSearch={searchParams.setQuery}
      >
        <ExportButtons fileName={t('csvFile')} loadSheet={loadSheet} />
      </ListView>
      <TransferDialog
        member={received}
        onSend={({id}) => keepFocus(id)}
        finalFocus={placeToFocus}
        onClose={() => setReceived(undefined)}
      />
    </>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useCallback, useMemo, useState} from 'react'
import {
  registrationColumns,
  type RegistrationColumn,
  type RegistrationFilter,
  type Sort,
} from '#/features/admin-list/admin-search-params.ts'
import type {Settled} from '#/features/admin-list/query-client.ts'
import {ListView} from '#/features/admin-list/list-view.tsx'
import {useListFocus} from '#/features/admin-list/use-list-focus.ts'
import {useListSearchParams} from '#/features/admin-list/use-list-search-params.ts'
import {useListTable} from '#/features/admin-list/use-list-table.ts'
import {ResendDialog} from '#/features/mail/resend-dialog.tsx'
import {resendRegistrationEmail} from '#/features/mail/mail-actions.ts'
import {RegistrationDecisionDialog, type OpenRegistration} from './registration-decision-dialog.tsx'
import {findRegistrations} from './registration-list.ts'
import type {Registration} from '../records/registration.ts'
import {useDecisions} from './use-decisions.ts'
import {useRegistrationColumns, type RowAction} from './use-registration-columns.tsx'

const requestsFirst: Sort<RegistrationColumn> = {by: 'status', isDescending: false}

interface RegistrationsListProps {
  eventKey: string
  filter: RegistrationFilter
  registrations: Settled<Registration[]>
  isAdmin: boolean
}

export function RegistrationsList({eventKey, filter, registrations, isAdmin}: RegistrationsListProps) {
  const t = useTranslations('admin.registrations')
  const searchParams = useListSearchParams(registrationColumns, requestsFirst)
  const {search} = searchParams
  const {data: all} = registrations
  const page = useMemo(() => all && findRegistrations(all, {...search, filter}), [all, search, filter])
  const list = {...registrations, data: page}
  const {listRef, keepFocus} = useListFocus(page)
  const [opened, setOpened] = useState<OpenRegistration>()
  const [unreached, setUnreached] = useState<Registration>()
  const decide = useDecisions(eventKey)

  const act = useCallback(
    (action: RowAction, registration: Registration) => {
      keepFocus(registration.id)
      if (action === 'confirm') void decide('confirm', registration)
      else if (action === 'resend') setUnreached(registration)
      else setOpened({registration, step: action === 'decline' ? 'decline' : 'details'})
    },
    [keepFocus, decide],
  )
  const columns = useRegistrationColumns(act)
  const table = useListTable({columns, list, searchParams})

  return (
    <>
      <ListView
        label={t(`filter.${filter}`)}
        list={list}
        table={table}
        listRef={listRef}
        query={search.q}
        searchHint={t('hint')}
        empty={{title: t('empty'), text: t(filter === 'all' ? 'emptyText' : 'emptyFilter')}}
        areCardsSmall
        onSearch={searchParams.setQuery}
      />
      <RegistrationDecisionDialog
        opened={opened}
        isAdmin={isAdmin}
        onStep={(step) => opened && setOpened({...opened, step})}
        onDecide={decide}
        onClose={() => setOpened(undefined)}
      />
      <ResendDialog
        subject={unreached && {id: unreached.id, recipient: unreached.email}}
        mayCorrect={isAdmin}
        send={resendRegistrationEmail}
        onClose={() => setUnreached(undefined)}
        onDone={() => void registrations.reload()}
      />
    </>
  )
}

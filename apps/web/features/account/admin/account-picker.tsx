'use client'

import {useState} from 'react'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowPicker} from '#/features/admin-list/row-picker.tsx'
import {usersQuery} from './users/account-users-queries.ts'

interface AccountPickerProps {
  legend: string
  hint: string
  proposed: string
  picked: string | undefined
  error: string | undefined
  onPick: (userId: string) => void
}

export function AccountPicker({legend, hint, proposed, picked, error, onPick}: AccountPickerProps) {
  const [q, setQ] = useState(proposed)
  const list = useSettledQuery(
    usersQuery({q, filter: 'all', sort: {by: 'name', isDescending: false}, page: 1}),
  )
  return (
    <RowPicker
      legend={legend}
      hint={hint}
      query={q}
      list={list}
      picked={picked}
      error={error}
      wordsOf={({name, email}) => ({title: name || email, detail: email})}
      onSearch={setQ}
      onPick={onPick}
    />
  )
}

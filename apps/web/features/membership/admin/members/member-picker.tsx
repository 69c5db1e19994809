'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowPicker} from '#/features/admin-list/row-picker.tsx'
import {membersQuery} from './members-queries.ts'
import {fullName} from './member.ts'

interface MemberPickerProps {
  exceptId: string | null
  /** Nobody of this household either. */
  exceptHousehold?: string | undefined
  proposed?: string
  picked: string | undefined
  error: string | undefined
  onPick: (membershipId: string) => void
}

export function MemberPicker({
  exceptId,
  exceptHousehold,
  proposed = '',
  picked,
  error,
  onPick,
}: MemberPickerProps) {
  const t = useTranslations('admin.members')
  const [q, setQ] = useState(proposed)
  const found = useSettledQuery(
    membersQuery({q, filter: 'all', method: null, sort: {by: 'name', isDescending: false}, page: 1}),
  )
  const rows = found.data?.rows.filter(
    ({id, deceasedAt, household}) =>
      id !== exceptId && !deceasedAt && (!exceptHousehold || household?.id !== exceptHousehold),
  )
  return (
    <RowPicker
      legend={t('pick')}
      hint={t('hint')}
      query={q}
      list={{...found, data: found.data && rows && {...found.data, rows}}}
      picked={picked}
      error={error}
      wordsOf={(member) => ({
        title: fullName(member),
        detail: `${member.email ?? t('mark.noEmail')}, ${t(`status.${member.status}`)}`,
      })}
      onSearch={setQ}
      onPick={onPick}
    />
  )
}

'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {MemberMarks} from './member-marks.tsx'
import {fullName, type Member} from './member.ts'

const helper = createColumnHelper<typeof features, Member>()

interface MemberHandlers {
  onOpen: (member: Member) => void
  /** Only treasurers confirm transfers. */
  onReceived: ((member: Member) => void) | undefined
}

/** The handlers must be memoised, or all cells are remounted. */
export function useMemberColumns({onOpen, onReceived}: MemberHandlers) {
  const t = useTranslations('admin.members')
  const locale = useLocale()
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('lastName', {
          id: 'name',
          sortDescFirst: false,
          meta: {label: t('column.name'), inCard: 'title', className: 'w-1/4 wrap-anywhere'},
          cell: ({row: {original}}) => (
            <>
              <strong className="font-semibold">{fullName(original)}</strong>
              <span className="block text-small wrap-anywhere text-muted">{original.email}</span>
            </>
          ),
        }),
        helper.accessor('status', {
          id: 'status',
          sortDescFirst: false,
          meta: {label: t('column.status'), inCard: 'body', className: 'min-w-36'},
          cell: ({row: {original}}) => <MemberMarks member={original} />,
        }),
        helper.accessor('since', {
          id: 'since',
          sortDescFirst: true,
          meta: {label: t('column.since'), inCard: 'field', order: 'date'},
          cell: ({row: {original}}) =>
            original.since ? <ShortDate instant={original.since} locale={locale} /> : '–',
        }),
        helper.accessor('until', {
          id: 'until',
          sortDescFirst: false,
          meta: {label: t('column.until'), inCard: 'field', order: 'date'},
          cell: ({row: {original}}) =>
            original.until && !original.isHonorary ? (
              <ShortDate instant={original.until} locale={locale} />
            ) : (
              '–'
            ),
        }),
        helper.display({
          id: 'method',
          meta: {label: t('column.method'), inCard: 'field'},
          cell: ({row: {original}}) => (original.method ? t(`method.${original.method}`) : '–'),
        }),
        helper.accessor('appliedAt', {
          id: 'applied',
          sortDescFirst: true,
          meta: {label: t('column.applied'), inCard: 'field', order: 'date'},
          cell: ({row: {original}}) => <ShortDate instant={original.appliedAt} locale={locale} />,
        }),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions', className: 'w-44'},
          cell: ({row: {original}}) => <RowButtons member={original} {...{onOpen, onReceived}} />,
        }),
      ]),
    [t, locale, onOpen, onReceived],
  )
}

function RowButtons({member, onOpen, onReceived}: MemberHandlers & {member: Member}) {
  const t = useTranslations('admin.members')
  const pounds = usePounds()
  const {transfer} = member
  const name = fullName(member)
  return (
    <div className="flex flex-wrap gap-2">
      {onReceived && transfer && !transfer.isLapsed && (
        <button
          type="button"
          onClick={() => onReceived(member)}
          aria-label={t('confirmOne', {sum: pounds(transfer.pence), name})}
          className={`${buttonClass('primary')} text-small`}
        >
          {t('confirm', {sum: pounds(transfer.pence)})}
        </button>
      )}
      <button
        type="button"
        onClick={() => onOpen(member)}
        aria-label={t('openOne', {name})}
        className={`${buttonClass('quiet')} text-small`}
      >
        {t('open')}
      </button>
    </div>
  )
}

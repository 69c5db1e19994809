'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {Badge} from '#/ui/controls/badge.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import type {AdminMessage} from './messages-queries.ts'

const helper = createColumnHelper<typeof features, AdminMessage>()

/** `onOpen` must be memoised, or all cells are remounted. */
export function useMessageColumns(onOpen: (message: AdminMessage) => void) {
  const t = useTranslations('admin.messages')
  const locale = useLocale()
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('receivedAt', {
          id: 'received',
          sortDescFirst: true,
          meta: {label: t('column.received'), inCard: 'field', order: 'date'},
          cell: ({row: {original: message}}) => <ShortDate instant={message.receivedAt} locale={locale} />,
        }),
        helper.accessor('name', {
          id: 'sender',
          sortDescFirst: false,
          meta: {label: t('column.sender'), inCard: 'field', className: 'min-w-40 wrap-anywhere'},
          cell: ({row: {original: message}}) => (
            <>
              {message.name}
              <span className="block text-small text-muted">{message.email}</span>
            </>
          ),
        }),
        helper.accessor('subject', {
          id: 'subject',
          sortDescFirst: false,
          meta: {label: t('column.subject'), inCard: 'title', className: 'w-2/5 wrap-anywhere'},
          cell: ({row: {original: message}}) => (
            <>
              <strong
                lang={message.language}
                className={`block text-base ${message.status === 'new' ? 'font-semibold' : 'font-normal'}`}
              >
                {message.subject}
              </strong>
              <span lang={message.language} className="line-clamp-2 text-small wrap-anywhere text-muted">
                {message.text}
              </span>
            </>
          ),
        }),
        helper.display({
          id: 'status',
          meta: {label: t('column.status'), inCard: 'field'},
          cell: ({row: {original: message}}) => <MessageBadges message={message} />,
        }),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions', className: 'w-28'},
          cell: ({row: {original: message}}) => (
            <button
              type="button"
              onClick={() => onOpen(message)}
              aria-label={t('openOne', {name: message.name, subject: message.subject})}
              className={`${buttonClass('quiet')} text-small max-[72rem]:w-full`}
            >
              {t('open')}
            </button>
          ),
        }),
      ]),
    [t, locale, onOpen],
  )
}

export function MessageBadges({message: {status, isSuspected, isUnreached}}: {message: AdminMessage}) {
  const t = useTranslations('admin.messages')
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge variant={status === 'new' ? 'accent' : 'outline'}>{t(`status.${status}`)}</Badge>
      {isSuspected && <Badge variant="danger">{t('suspected')}</Badge>}
      {isUnreached && <Badge variant="danger">{t('unreached')}</Badge>}
    </span>
  )
}

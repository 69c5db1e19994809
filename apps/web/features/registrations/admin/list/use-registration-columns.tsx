'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import {RegistrationMarks} from './registration-marks.tsx'
import {nameOf, type Registration} from '../records/registration.ts'

const helper = createColumnHelper<typeof features, Registration>()

export type RowAction = 'open' | 'confirm' | 'decline' | 'resend'

type OnAct = (action: RowAction, registration: Registration) => void

/** `onAct` must be memoised, or all cells are remounted. */
export function useRegistrationColumns(onAct: OnAct) {
  const t = useTranslations('admin.registrations')
  const locale = useLocale()
  return useMemo(
    () =>
      helper.columns([
        helper.accessor('status', {
          id: 'status',
          sortDescFirst: false,
          meta: {label: t('column.status'), inCard: 'body', order: 'request', className: 'min-w-36'},
          cell: ({row: {original}}) => <RegistrationMarks registration={original} />,
        }),
        helper.accessor(nameOf, {
          id: 'name',
          sortDescFirst: false,
          meta: {label: t('column.name'), inCard: 'title', className: 'min-w-40 wrap-anywhere'},
          cell: ({row: {original}}) => <Person registration={original} />,
        }),
        helper.display({
          id: 'contact',
          meta: {label: t('column.contact'), inCard: 'field', className: 'min-w-48 wrap-anywhere'},
          cell: ({row: {original}}) => (
            <>
              <a href={mailtoLink(original.email)} className="text-link">
                {original.email}
              </a>
              {original.phone && <span className="block">{original.phone}</span>}
            </>
          ),
        }),
        helper.accessor('places', {
          id: 'places',
          sortDescFirst: true,
          meta: {label: t('column.places'), inCard: 'field', order: 'number'},
          cell: ({row: {original}}) => original.places,
        }),
        helper.accessor('sentAt', {
          id: 'sent',
          sortDescFirst: true,
          meta: {label: t('column.sent'), inCard: 'field', order: 'date'},
          cell: ({row: {original}}) => <ShortDate instant={original.sentAt} locale={locale} />,
        }),
        helper.display({
          id: 'actions',
          meta: {label: t('column.actions'), inCard: 'actions', className: 'w-52'},
          cell: ({row: {original}}) => <RowButtons registration={original} onAct={onAct} />,
        }),
      ]),
    [t, locale, onAct],
  )
}

function Person({registration}: {registration: Registration}) {
  const t = useTranslations('admin.registrations')
  const {runners, note, specialRequests} = registration
  return (
    <>
      <strong className="font-semibold max-[72rem]:font-serif max-[72rem]:text-[1.1875rem]">
        {nameOf(registration)}
      </strong>
      {runners.length > 0 && (
        <span className="block text-small text-muted">
          {t('runnerNames', {names: runners.map(nameOf).join(', ')})}
        </span>
      )}
      {(note ?? specialRequests) && (
        <span className="line-clamp-2 text-small text-muted">{note ?? specialRequests}</span>
      )}
    </>
  )
}

const buttonClass = 'min-h-11 rounded-soft border px-3 py-2 text-small leading-tight font-semibold'

const variants = {
  open: 'border-link text-link no-underline hover:bg-sunken',
  confirm: 'border-brand bg-brand text-on-brand hover:bg-brand-hover',
  decline: 'border-danger text-danger hover:bg-sunken',
  resend: 'border-link text-link no-underline hover:bg-sunken',
}

function RowButtons({registration, onAct}: {registration: Registration; onAct: OnAct}) {
  const t = useTranslations('admin.registrations')
  const actions: RowAction[] = [
    ...(registration.status === 'requested' ? (['confirm', 'decline'] as const) : []),
    ...(registration.isUnreached ? (['resend'] as const) : []),
    'open',
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          onClick={() => onAct(action, registration)}
          aria-label={t('forPerson', {action: t(`action.${action}`), name: nameOf(registration)})}
          className={`${buttonClass} ${variants[action]}`}
        >
          {t(`action.${action}`)}
        </button>
      ))}
    </div>
  )
}

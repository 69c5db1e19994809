'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {mailtoLink} from '#/ui/mailto-link.ts'
import {Badge} from '#/ui/badge.tsx'
import {ShortDate} from '../list/short-date.tsx'
import type {features} from '../list/use-list-table.ts'
import type {AdminUser} from './admin-users-queries.ts'

const helper = createColumnHelper<typeof features, AdminUser>()

/** The columns of the list of accounts. `onAct` must be memoised, or all cells are remounted. */
export function useUserColumns(onAct: (user: AdminUser) => void) {
  const t = useTranslations('admin.users')
  const tList = useTranslations('admin.list')
  const locale = useLocale()
  return useMemo(() => {
    const field = (name: Parameters<typeof t>[0] & `column.${string}`, className?: string) =>
      ({label: t(name), inCard: 'field', className}) as const
    return helper.columns([
      helper.accessor('name', {
        id: 'name',
        sortDescFirst: false,
        meta: {label: t('column.name'), inCard: 'title', className: 'min-w-36 wrap-anywhere'},
        cell: ({row: {original: user}}) => (
          <strong className="font-semibold max-[72rem]:font-serif max-[72rem]:text-[1.1875rem]">
            {user.name || t('nameless')}
          </strong>
        ),
      }),
      helper.accessor('email', {
        id: 'email',
        sortDescFirst: false,
        meta: field('column.email', 'min-w-48 wrap-anywhere'),
        cell: ({row: {original: user}}) => (
          <a href={mailtoLink(user.email)} className="text-link">
            {user.email}
          </a>
        ),
      }),
      helper.accessor('city', {
        id: 'city',
        sortDescFirst: false,
        meta: field('column.city', 'wrap-anywhere'),
        cell: ({row: {original: user}}) =>
          user.city ?? <span className="whitespace-nowrap text-muted">{tList('none')}</span>,
      }),
      helper.accessor('language', {
        id: 'language',
        sortDescFirst: false,
        meta: field('column.language'),
        cell: ({row: {original: user}}) => t(`language.${user.language}`),
      }),
      helper.accessor('isAdmin', {
        id: 'role',
        sortDescFirst: true,
        meta: {...field('column.role'), order: 'role'},
        cell: ({row: {original: user}}) =>
          user.isAdmin ? <strong>{t('role.admin')}</strong> : t('role.user'),
      }),
      helper.accessor('isActive', {
        id: 'status',
        sortDescFirst: false,
        meta: {...field('column.status'), order: 'status'},
        cell: ({row: {original: user}}) => (
          <span className="flex flex-wrap gap-1.5">
            <Badge variant={user.isActive ? 'outline' : 'accent'}>
              {t(user.isActive ? 'status.active' : 'status.waiting')}
            </Badge>
            {user.bannedAt && <Badge variant="danger">{t('status.banned')}</Badge>}
          </span>
        ),
      }),
      helper.accessor('joinedAt', {
        id: 'joined',
        sortDescFirst: true,
        meta: {...field('column.joined'), order: 'date'},
        cell: ({row: {original: user}}) => <ShortDate instant={user.joinedAt} locale={locale} />,
      }),
      helper.accessor('lastSeenAt', {
        id: 'lastSeen',
        sortDescFirst: true,
        meta: {...field('column.lastSeen'), order: 'date'},
        cell: ({row: {original: user}}) =>
          user.lastSeenAt ? (
            <ShortDate instant={user.lastSeenAt} locale={locale} />
          ) : (
            <span className="text-muted">{t('never')}</span>
          ),
      }),
      helper.display({
        id: 'actions',
        meta: {label: t('column.actions'), inCard: 'actions', className: 'w-32'},
        cell: ({row: {original: user}}) => (user.isAdmin ? null : <BanButton user={user} onAct={onAct} />),
      }),
    ])
  }, [t, tList, locale, onAct])
}

function BanButton({user, onAct}: {user: AdminUser; onAct: (user: AdminUser) => void}) {
  const t = useTranslations('admin.users')
  const action = t(user.bannedAt ? 'unban' : 'ban')
  return (
    <button
      type="button"
      onClick={() => onAct(user)}
      aria-label={t('forPerson', {action, name: user.name || user.email})}
      className={`min-h-11 rounded-soft text-start text-small leading-tight font-semibold underline underline-offset-4 min-[72rem]:-my-1 ${user.bannedAt ? 'text-link' : 'text-muted hover:text-danger'}`}
    >
      {action}
    </button>
  )
}

'use client'

import {createColumnHelper} from '@tanstack/react-table'
import {useLocale, useTranslations} from 'next-intl'
import {useMemo} from 'react'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {Badge} from '#/ui/controls/badge.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import type {features} from '#/features/admin-list/use-list-table.ts'
import type {AdminUser} from './account-users-queries.ts'

const helper = createColumnHelper<typeof features, AdminUser>()

export type UserAction = 'roles' | 'ban'

/** `onAct` must be memoised, or all cells are remounted. */
export function useUserColumns(onAct: (action: UserAction, user: AdminUser) => void) {
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
      helper.display({
        id: 'email',
        meta: field('column.email', 'min-w-48 wrap-anywhere'),
        cell: ({row: {original: user}}) => (
          <a href={mailtoLink(user.email)} className="text-link">
            {user.email}
          </a>
        ),
      }),
      helper.display({
        id: 'city',
        meta: field('column.city', 'wrap-anywhere'),
        cell: ({row: {original: user}}) =>
          user.city ?? <span className="whitespace-nowrap text-muted">{tList('none')}</span>,
      }),
      helper.display({
        id: 'language',
        meta: field('column.language'),
        cell: ({row: {original: user}}) => t(`language.${user.language}`),
      }),
      helper.display({
        id: 'role',
        meta: field('column.role'),
        cell: ({row: {original: user}}) => <UserRoles user={user} />,
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
        meta: {label: t('column.actions'), inCard: 'actions', className: 'w-36'},
        cell: ({row: {original: user}}) => <UserButtons user={user} onAct={onAct} />,
      }),
    ])
  }, [t, tList, locale, onAct])
}

function UserRoles({user: {roles, events}}: {user: AdminUser}) {
  const t = useTranslations('admin.users')
  const tRoles = useTranslations('admin.roles')
  if (roles.length === 0) return t('role.user')
  return (
    <ul>
      {roles.map((role) => (
        <li key={role}>
          {role === 'admin' ? <strong>{tRoles(`name.${role}`)}</strong> : tRoles(`name.${role}`)}
          {role === 'organiser' && (
            <span className="block text-small text-muted">{t('events', {count: events.length})}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface UserButtonsProps {
  user: AdminUser
  onAct: (action: UserAction, user: AdminUser) => void
}

/** Those who moderate cannot be banned, but a ban from before can be lifted. */
function UserButtons({user, onAct}: UserButtonsProps) {
  const t = useTranslations('admin.users')
  const name = user.name || user.email
  const moderates = user.roles.includes('admin') || user.roles.includes('moderator')
  const ban = t(user.bannedAt ? 'unban' : 'ban')
  return (
    <div className="grid justify-items-start max-[72rem]:flex max-[72rem]:flex-wrap max-[72rem]:gap-x-6">
      <button
        type="button"
        onClick={() => onAct('roles', user)}
        aria-label={t('forPerson', {action: t('changeRoles'), name})}
        className={`${buttonClass} text-link`}
      >
        {t('changeRoles')}
      </button>
      {(!moderates || user.bannedAt) && (
        <button
          type="button"
          onClick={() => onAct('ban', user)}
          aria-label={t('forPerson', {action: ban, name})}
          className={`${buttonClass} ${user.bannedAt ? 'text-link' : 'text-muted hover:text-danger'}`}
        >
          {ban}
        </button>
      )}
    </div>
  )
}

const buttonClass =
  'min-h-11 rounded-soft text-start text-small leading-tight font-semibold underline underline-offset-4'

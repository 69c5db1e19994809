import type {PartialRole} from '@site/schemas/roles'
import type {Rights} from '#/features/account/account-queries.ts'
import {tabs, type AdminTab} from '#/features/admin-list/admin-search-params.ts'

/** The roles that open each tab. Admins open all of them. */
const rolesOfTab: Record<AdminTab, readonly PartialRole[]> = {
  users: [],
  comments: ['moderator'],
  photos: ['moderator'],
  registrations: ['organiser'],
  messages: ['organiser'],
  newsletter: [],
  members: ['treasurer'],
  donations: ['treasurer'],
  payments: ['treasurer'],
}

/** The tabs that somebody may open, in their order. */
export function tabsOf({isAdmin, roles}: Rights): AdminTab[] {
  return tabs.filter((tab) => isAdmin || rolesOfTab[tab].some((role) => roles.includes(role)))
}

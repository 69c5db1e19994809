import type {PartialRole} from '@site/schemas/roles'
import type {Rights} from '#/features/account/account-state.ts'
import {tabs, type AdminTab} from '#/features/admin-list/admin-search-params.ts'

/** Admins open all tabs. */
const rolesOfTab: Record<AdminTab, readonly PartialRole[]> = {
  users: [],
  comments: ['moderator'],
  photos: ['moderator'],
  registrations: ['organiser'],
  messages: ['organiser'],
  newsletter: [],
  members: ['secretary', 'treasurer'],
  letters: ['secretary', 'treasurer'],
  donations: ['treasurer'],
  payments: ['treasurer'],
  bank: ['treasurer'],
  year: ['secretary', 'treasurer'],
  moneySettings: [],
  system: [],
}

export function tabsOf({isAdmin, roles}: Rights): AdminTab[] {
  return tabs.filter((tab) => isAdmin || rolesOfTab[tab].some((role) => roles.includes(role)))
}

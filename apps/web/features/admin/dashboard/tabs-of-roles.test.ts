import {expect, test} from 'vitest'
import {tabs} from '#/features/admin-list/admin-search-params.ts'
import {tabsOf} from './tabs-of-roles.ts'

test('an admin opens every tab', () => {
  const rights = {isAdmin: true, roles: []}
  expect(tabsOf(rights)).toEqual(tabs)
})

test('a moderator opens comments and photos', () => {
  const rights = {isAdmin: false, roles: ['moderator' as const]}
  expect(tabsOf(rights)).toEqual(['comments', 'photos'])
})

test('an organiser opens registrations and messages', () => {
  const rights = {isAdmin: false, roles: ['organiser' as const]}
  expect(tabsOf(rights)).toEqual(['registrations', 'messages'])
  expect(tabsOf({isAdmin: false, roles: ['moderator', 'organiser']})).toEqual([
    'comments',
    'photos',
    'registrations',
    'messages',
  ])
})

test('a treasurer opens what is about members and money, a secretary what is about members', () => {
  expect(tabsOf({isAdmin: false, roles: ['treasurer']})).toEqual([
    'members',
    'letters',
    'donations',
    'payments',
    'bank',
    'year',
  ])
  expect(tabsOf({isAdmin: false, roles: ['secretary']})).toEqual(['members', 'letters', 'year'])
})

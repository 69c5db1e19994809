import {expect, test} from 'vitest'
import {rolesWithoutTab, tabsOf} from './tabs-of-roles.ts'

test('an admin opens every tab', () => {
  const rights = {isAdmin: true, roles: []}
  expect(tabsOf(rights)).toEqual(['users', 'comments', 'photos', 'registrations', 'messages', 'newsletter'])
  expect(rolesWithoutTab({...rights, roles: ['treasurer']})).toEqual([])
})

test('a moderator opens comments and photos', () => {
  const rights = {isAdmin: false, roles: ['moderator' as const]}
  expect(tabsOf(rights)).toEqual(['comments', 'photos'])
  expect(rolesWithoutTab(rights)).toEqual([])
})

test('an organiser opens registrations and messages', () => {
  const rights = {isAdmin: false, roles: ['organiser' as const]}
  expect(tabsOf(rights)).toEqual(['registrations', 'messages'])
  expect(rolesWithoutTab(rights)).toEqual([])
  expect(tabsOf({isAdmin: false, roles: ['moderator', 'organiser']})).toEqual([
    'comments',
    'photos',
    'registrations',
    'messages',
  ])
})

test('the tab of a treasurer is still to come', () => {
  const rights = {isAdmin: false, roles: ['treasurer' as const]}
  expect(tabsOf(rights)).toEqual([])
  expect(rolesWithoutTab(rights)).toEqual(['treasurer'])
})

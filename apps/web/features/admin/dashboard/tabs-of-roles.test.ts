import {expect, test} from 'vitest'
import {rolesWithoutTab, tabsOf} from './tabs-of-roles.ts'

test('an admin opens every tab', () => {
  const rights = {isAdmin: true, roles: []}
  expect(tabsOf(rights)).toEqual(['users', 'comments', 'photos', 'newsletter'])
  expect(rolesWithoutTab({...rights, roles: ['treasurer']})).toEqual([])
})

test('a moderator opens comments and photos', () => {
  const rights = {isAdmin: false, roles: ['moderator' as const]}
  expect(tabsOf(rights)).toEqual(['comments', 'photos'])
  expect(rolesWithoutTab(rights)).toEqual([])
})

test('the tabs of an organiser and a treasurer are still to come', () => {
  const rights = {isAdmin: false, roles: ['organiser' as const, 'treasurer' as const]}
  expect(tabsOf(rights)).toEqual([])
  expect(rolesWithoutTab(rights)).toEqual(['organiser', 'treasurer'])
  expect(tabsOf({isAdmin: false, roles: ['moderator', 'organiser']})).toEqual(['comments', 'photos'])
})

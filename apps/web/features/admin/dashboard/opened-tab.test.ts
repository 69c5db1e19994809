import {expect, test} from 'vitest'
import {openedTab, type WaitingTabs} from './opened-tab.ts'

const tabs = ['users', 'comments', 'photos', 'messages'] as const
const none = {count: 0, isSettled: true}
const unknown = {count: undefined, isSettled: false}
const failed = {count: undefined, isSettled: true}
const some = {count: 2, isSettled: true}
const nothingNamed = {tabs, named: null, isNarrowed: false}

test.each<[string, WaitingTabs, string | undefined]>([
  ['nothing', {comments: none, photos: none}, 'users'],
  ['something', {comments: none, photos: some, messages: some}, 'photos'],
  ['what is not known yet', {comments: some, photos: unknown}, undefined],
  ['what could not be loaded', {comments: failed, messages: some}, 'messages'],
])('where %s waits', (_, waiting, tab) => {
  expect(openedTab({...nothingNamed, waiting})).toBe(tab)
})

test('the tab in the URL is open, whatever waits', () => {
  const waiting = {comments: some, photos: unknown}
  expect(openedTab({...nothingNamed, named: 'messages', waiting})).toBe('messages')
})

test('a tab that the user may not open, and a search without one, open the first', () => {
  const waiting = {comments: some}
  expect(openedTab({...nothingNamed, named: 'payments', waiting})).toBe('users')
  expect(openedTab({...nothingNamed, isNarrowed: true, waiting})).toBe('users')
})

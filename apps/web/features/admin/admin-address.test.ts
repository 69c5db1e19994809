import {describe, expect, it, test} from 'vitest'
import {readAddress, writeAddress, type AdminAddress} from './admin-address.ts'

const first: AdminAddress = {tab: 'users', segment: 'waiting', query: '', sort: null, page: 1}
const read = (search: string) => readAddress(new URLSearchParams(search))

describe('an address', () => {
  const addresses: [AdminAddress, string][] = [
    [first, ''],
    [{...first, query: 'Ąžuolas & Ko'}, '?q=%C4%84%C5%BEuolas+%26+Ko'],
    [{...first, sort: {by: 'lastSeen', isDescending: true}, page: 3}, '?sort=-lastSeen&page=3'],
    [{...first, tab: 'comments'}, '?tab=comments'],
    [{...first, tab: 'comments', segment: 'deleted', page: 2}, '?tab=comments&show=deleted&page=2'],
    [{...first, tab: 'comments', sort: {by: 'author', isDescending: false}}, '?tab=comments&sort=author'],
    [{...first, tab: 'newsletter'}, '?tab=newsletter'],
  ]

  it.each(addresses)('%o is %j and back', (address, written) => {
    expect(writeAddress(address)).toBe(written)
    expect(read(written)).toEqual(address)
  })
})

test.each([
  '?tab=money',
  '?page=0',
  '?page=-1',
  '?page=1.5',
  '?page=x',
  '?sort=password',
  '?sort=-',
  '?show=hidden',
])('%s is the first view', (search) => {
  expect(read(search)).toEqual(first)
})

test('a column of the other list sorts nothing', () => {
  expect(read('?tab=comments&sort=email').sort).toBeNull()
  expect(read('?sort=reports').sort).toBeNull()
})

test('a page beyond all reason is brought down', () => {
  expect(read('?page=999999999999').page).toBe(100_000)
})

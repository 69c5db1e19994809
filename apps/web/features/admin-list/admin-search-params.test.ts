import {createLoader, createSerializer} from 'nuqs'
import {describe, expect, test} from 'vitest'
import {
  adminSearchParams,
  commentColumns,
  orderSearchParams,
  parseAsSort,
  userColumns,
  type AdminTab,
  type CommentColumn,
  type CommentFilter,
  type MemberMethod,
  type Sort,
  type UserColumn,
} from './admin-search-params.ts'

interface AdminSearch {
  tab: AdminTab | null
  event: string | null
  issue: string | null
  post: string | null
  member: string | null
  payment: string | null
  import: boolean
  attendance: boolean
  monthly: boolean
  giftAid: boolean
  show: CommentFilter
  method: MemberMethod | null
  q: string
  sort: Sort<UserColumn | CommentColumn> | null
  page: number
  door: boolean
  year: number | null
  begins: number
}

const first: AdminSearch = {
  tab: null,
  event: null,
  issue: null,
  post: null,
  member: null,
  payment: null,
  import: false,
  attendance: false,
  monthly: false,
  giftAid: false,
  show: 'waiting',
  method: null,
  q: '',
  sort: null,
  page: 1,
  door: false,
  year: null,
  begins: 1,
}

const someId = '0b0d4c1e-8f0a-4c39-9f6e-1a2b3c4d5e6f'

function read(search: string) {
  const columns = search.includes('tab=comments') ? commentColumns : userColumns
  return createLoader({...adminSearchParams, sort: parseAsSort<UserColumn | CommentColumn>(columns)})(search)
}

function write(search: AdminSearch) {
  const serialize = createSerializer(adminSearchParams, {processUrlSearchParams: orderSearchParams})
  return new URL(serialize(search), 'https://example.test/admin').search
}

describe('search params', () => {
  const examples: [AdminSearch, string][] = [
    [first, ''],
    [{...first, q: 'Ąžuolas & Ko'}, '?q=%C4%84%C5%BEuolas+%26+Ko'],
    [{...first, sort: {by: 'lastSeen', isDescending: true}, page: 3}, '?sort=-lastSeen&page=3'],
    [{...first, tab: 'users'}, '?tab=users'],
    [{...first, tab: 'year', year: 2025, begins: 4}, '?tab=year&year=2025&begins=4'],
    [{...first, tab: 'comments'}, '?tab=comments'],
    [{...first, tab: 'comments', show: 'deleted', page: 2}, '?tab=comments&show=deleted&page=2'],
    [{...first, tab: 'comments', sort: {by: 'reports', isDescending: false}}, '?tab=comments&sort=reports'],
    [{...first, tab: 'newsletter'}, '?tab=newsletter'],
    [{...first, tab: 'newsletter', issue: 'new'}, '?tab=newsletter&issue=new'],
    [{...first, tab: 'newsletter', issue: someId}, `?tab=newsletter&issue=${someId}`],
    [{...first, tab: 'letters', post: 'ended'}, '?tab=letters&post=ended'],
    [{...first, tab: 'letters', post: someId}, `?tab=letters&post=${someId}`],
    [{...first, tab: 'donations', monthly: true, q: 'rasa'}, '?tab=donations&monthly=true&q=rasa'],
    [{...first, tab: 'members', member: someId}, `?tab=members&member=${someId}`],
    [{...first, tab: 'members', method: 'none', q: 'Ona'}, '?tab=members&method=none&q=Ona'],
    [{...first, tab: 'payments', payment: someId}, `?tab=payments&payment=${someId}`],
    [{...first, tab: 'registrations', event: 'kaledos-2025'}, '?tab=registrations&event=kaledos-2025'],
    [
      {...first, tab: 'registrations', event: 'kaledos-2025', door: true},
      '?tab=registrations&event=kaledos-2025&door=true',
    ],
  ]

  test.each(examples)('%o is written as %j and read back', (search, written) => {
    expect(write(search)).toBe(written)
    expect(read(written)).toEqual(search)
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
  '?method=coins',
  '?issue=1',
  '?payment=new',
  '?member=1',
])('%s opens the default view', (search) => {
  expect(read(search)).toEqual(first)
})

test('a column of the other list is ignored', () => {
  expect(read('?tab=comments&sort=email').sort).toBeNull()
  expect(read('?sort=reports').sort).toBeNull()
})

test('a page number has an upper limit', () => {
  expect(read('?page=999999999999').page).toBe(100_000)
})

test('a search has a maximum length', () => {
  expect(read(`?q=${'a'.repeat(300)}`).q).toBe('a'.repeat(200))
})

test('the default sort is not written', () => {
  const sort = parseAsSort(userColumns).withDefault({by: 'joined', isDescending: true})
  const serialize = createSerializer({sort})
  expect(serialize({sort: {by: 'joined', isDescending: true}})).toBe('')
  expect(serialize({sort: {by: 'joined', isDescending: false}})).toBe('?sort=joined')
})

test('search params have a fixed order, and unknown ones are dropped', () => {
  const params = new URLSearchParams('utm=x&page=2&sort=-written&q=a&show=all&tab=comments')
  expect(`${orderSearchParams(params)}`).toBe('tab=comments&show=all&q=a&sort=-written&page=2')
})

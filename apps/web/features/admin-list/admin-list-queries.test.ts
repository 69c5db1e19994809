import type {PostgrestSingleResponse} from '@supabase/supabase-js'
import {beforeEach, expect, test, vi} from 'vitest'
import {loadAllRows, loadPage, type Range} from './admin-list-queries.ts'

vi.mock('#/supabase/query.ts', () => ({
  query: async (request: (supabase: null) => Promise<PostgrestSingleResponse<number[]>>) => {
    const {error, ...response} = await request(null)
    return error ? {ok: false, ...response} : {ok: true, ...response}
  },
}))

const requests: Range[] = []
beforeEach(() => void requests.splice(0))

/** Counts as PostgREST does, with a wrong estimate for more than a thousand rows. */
function listOf(length: number) {
  const rows = Array.from({length}, (_, at) => at + 1)
  return async (_: unknown, range: Range): Promise<PostgrestSingleResponse<number[]>> => {
    requests.push(range)
    const {from, to, count} = range
    const total = count === 'estimated' && length > 1000 ? 1001 : length
    const isBeyond = count !== undefined && from > 0 && from > total
    const response = isBeyond
      ? {data: null, error: {code: 'PGRST103'}, status: 416}
      : {data: rows.slice(from, to + 1), error: null, status: 206}
    return {...response, count: count ? total : null} as PostgrestSingleResponse<number[]>
  }
}

test('a page has 25 rows and the number of all', async () => {
  expect(await loadPage(2, listOf(60))).toMatchObject({
    data: {rows: Array.from({length: 25}, (_, at) => 26 + at), total: 60, isMany: false, page: 2},
  })
  expect(await loadPage(40, listOf(1000))).toMatchObject({data: {total: 1000, isMany: false, page: 40}})
})

test('of more than a thousand rows, a page knows only that there is another one', async () => {
  expect(await loadPage(1, listOf(50_000))).toMatchObject({data: {total: 26, isMany: true, page: 1}})
  expect(await loadPage(41, listOf(50_000))).toMatchObject({data: {total: 1026, isMany: true, page: 41}})
  const last = await loadPage(2000, listOf(50_000))
  expect(last).toMatchObject({data: {total: 50_000, isMany: true, page: 2000}})
  expect(requests.map(({count}) => count)).toEqual(['estimated', undefined, undefined])
})

test.each([
  {length: 30, page: 3, last: 2},
  {length: 25, page: 2, last: 1},
  {length: 0, page: 9, last: 1},
  {length: 2001, page: 9999, last: 81},
])('page $page of $length rows is page $last', async ({length, page, last}) => {
  expect(await loadPage(page, listOf(length))).toMatchObject({ok: true, data: {page: last}})
})

test('an export has all rows', async () => {
  const result = await loadAllRows(listOf(2500))
  expect(result).toMatchObject({data: {length: 2500}})
})

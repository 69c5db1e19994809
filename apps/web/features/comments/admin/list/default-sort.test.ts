import {createLoader} from 'nuqs'
import {expect, test} from 'vitest'
import {parseAsSort, type CommentFilter} from '#/features/admin-list/admin-search-params.ts'
import {defaultSort, sortableColumns} from './default-sort.ts'

function readSort(filter: CommentFilter, search: string) {
  const sort = parseAsSort(sortableColumns(filter)).withDefault(defaultSort[filter])
  return createLoader({sort})(search).sort
}

test('the URL decides how a list is sorted', () => {
  expect(readSort('all', '?sort=written')).toEqual({by: 'written', isDescending: false})
  expect(readSort('deleted', '?sort=deleted').isDescending).toBe(false)
})

test('an unknown column of the filter gives the default sort', () => {
  expect(readSort('waiting', '?sort=-deleted')).toBe(defaultSort.waiting)
  expect(readSort('all', '?sort=-email')).toBe(defaultSort.all)
  expect(readSort('reported', '')).toBe(defaultSort.reported)
})

test('every default sort is by a column that is shown', () => {
  for (const filter of ['waiting', 'reported', 'all', 'deleted'] as const) {
    expect(sortableColumns(filter)).toContain(defaultSort[filter].by)
  }
})

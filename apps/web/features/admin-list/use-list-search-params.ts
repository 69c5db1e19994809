'use client'

import {useQueryStates} from 'nuqs'
import {useCallback} from 'react'
import {parseAsPage, parseAsSearch, parseAsSort, type Sort} from './admin-search-params.ts'

export interface ListSearch<Column extends string> {
  q: string
  sort: Sort<Column>
  page: number
}

/** `setQuery` replaces the history entry; the other setters push one. */
export function useListSearchParams<Column extends string>(
  columns: readonly Column[],
  defaultSort: Sort<Column>,
) {
  const parsers = {q: parseAsSearch, sort: parseAsSort(columns).withDefault(defaultSort), page: parseAsPage}
  const [search, setSearch] = useQueryStates(parsers, {history: 'push'})
  return {
    search: search satisfies ListSearch<Column>,
    setQuery: useCallback((q: string) => void setSearch({q, page: null}, {history: 'replace'}), [setSearch]),
    setSort: useCallback((sort: Sort<Column>) => void setSearch({sort, page: null}), [setSearch]),
    setPage: useCallback(
      (page: number, history: 'push' | 'replace' = 'push') => void setSearch({page}, {history}),
      [setSearch],
    ),
  }
}

export type ListSearchParams<Column extends string> = ReturnType<typeof useListSearchParams<Column>>

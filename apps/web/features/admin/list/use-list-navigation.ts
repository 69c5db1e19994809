'use client'

import {useCallback, useEffect} from 'react'
import type {AdminAddress, Sort} from '../admin-address.ts'
import type {Go} from '../use-admin-address.ts'
import type {List} from './use-list.ts'

type AnyColumn = NonNullable<AdminAddress['sort']>['by']

interface ListNavigation<Column extends AnyColumn> {
  go: Go
  list: List<unknown>
  /** The page that the address asks for. */
  page: number
  /** The order that the list has if nobody wants another. */
  usual: Sort<Column>
}

/** Puts what somebody wants to see of a list into the address. */
export function useListNavigation<Column extends AnyColumn>({go, list, page, usual}: ListNavigation<Column>) {
  const {by, isDescending} = usual
  const loaded = list.isLoading ? undefined : list.page?.page

  // The list has become shorter than the address thinks.
  useEffect(() => {
    if (loaded !== undefined && loaded < page) go({page: loaded}, 'replace')
  }, [go, loaded, page])

  return {
    onSearch: useCallback((query: string) => go({query, page: 1}, 'replace'), [go]),
    onPage: useCallback((next: number) => go({page: next}), [go]),
    onSort: useCallback(
      (sort: Sort<Column>) => {
        const isUsual = sort.by === by && sort.isDescending === isDescending
        go({sort: isUsual ? null : sort, page: 1})
      },
      [go, by, isDescending],
    ),
  }
}

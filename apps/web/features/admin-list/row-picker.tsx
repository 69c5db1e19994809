'use client'

import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {Choice} from '#/ui/forms/choice.tsx'
import type {Settled} from './query-client.ts'
import type {ListPage} from './admin-list-queries.ts'
import {ListFailure} from './list-message.tsx'
import {SearchField} from './search-field.tsx'

interface RowPickerProps<Row extends {id: string}> {
  legend: string
  hint: string
  query: string
  list: Settled<ListPage<Row>>
  picked: string | undefined
  error: string | undefined
  /** `detail` distinguishes two rows of the same name. */
  wordsOf: (row: Row) => {title: string; detail: string}
  onSearch: (query: string) => void
  onPick: (id: string) => void
}

export function RowPicker<Row extends {id: string}>(props: RowPickerProps<Row>) {
  const {legend, hint, query, list, picked, error, wordsOf, onSearch, onPick} = props
  const t = useTranslations('admin.list')
  const id = useId()
  const rows = list.data?.rows ?? []
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr-only">{legend}</legend>
      <SearchField query={query} hint={hint} onSearch={onSearch} />
      {list.error && (
        <ListFailure
          error={list.error}
          hasRows={rows.length > 0}
          isLoading={list.isLoading}
          onRetry={() => void list.reload()}
        />
      )}
      {!list.data && !list.error && <output className="text-muted">{t('loading')}</output>}
      {list.data && rows.length === 0 && <output className="text-muted">{t('nobody')}</output>}
      {rows.length > 0 && (
        <div className="max-h-64 overflow-y-auto rounded-soft border border-line px-3">
          {rows.map((row) => {
            const {title, detail} = wordsOf(row)
            return (
              <Choice
                key={row.id}
                type="radio"
                name={`${id}-row`}
                checked={row.id === picked}
                onChange={() => onPick(row.id)}
                className="py-1.5"
              >
                <span className="min-w-0 wrap-anywhere">
                  {title}
                  <span className="block text-small text-muted">{detail}</span>
                </span>
              </Choice>
            )
          })}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

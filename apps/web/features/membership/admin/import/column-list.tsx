'use client'

import {useTranslations} from 'next-intl'
import {inputClass} from '#/ui/forms/form-field.tsx'
import {listFields, type ColumnField} from './list-fields.ts'
import type {ListTable} from './recognise-columns.ts'

interface ColumnListProps {
  table: ListTable
  onChoose: (column: number, field: ColumnField) => void
}

const MOST_SAMPLES = 3

/** Each column of the list, with examples and what it is taken for. On a phone, one below the other. */
export function ColumnList({table, onChoose}: ColumnListProps) {
  const t = useTranslations('admin.memberImport')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {table.fields.map((field, column) => {
        const samples = samplesOf(table, column)
        // Address books have dozens of columns that nobody filled in.
        if (samples.length === 0) return null
        const name = table.headings[column] || t('columns.unnamed', {number: column + 1})
        return (
          <li key={column} className="grid items-center gap-x-4 gap-y-1 py-2 md:grid-cols-3">
            <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
            <span className="min-w-0 text-small wrap-anywhere text-muted">{samples.join(' · ')}</span>
            <select
              aria-label={t('columns.holdsOf', {column: name})}
              value={field ?? ''}
              onChange={({target: {value}}) =>
                onChoose(column, listFields.find((each) => each === value) ?? null)
              }
              className={inputClass}
            >
              <option value="">{t('field.ignored')}</option>
              {listFields.map((each) => (
                <option key={each} value={each}>
                  {t(`field.${each}`)}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}

function samplesOf({rows}: ListTable, column: number): string[] {
  const values = rows.map(({cells}) => cells[column] ?? '').filter((value) => value !== '')
  return [...new Set(values)].slice(0, MOST_SAMPLES).map((value) => value.slice(0, 60))
}

'use client'

import {useTranslations} from 'next-intl'
import {listFields, type ColumnField} from './list-fields.ts'
import styles from './column-list.module.css'
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
    <table className={styles.list}>
      <thead className={styles.head}>
        <tr>
          {(['heading', 'sample', 'holds'] as const).map((name) => (
            <th key={name} scope="col" className="border-b border-line py-2 text-start font-semibold">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.fields.map((field, column) => {
          const samples = samplesOf(table, column)
          // Address books have dozens of columns that nobody filled in.
          if (samples.length === 0) return null
          const name = table.headings[column] || t('columns.unnamed', {number: column + 1})
          return (
            <tr key={column} className={styles.row}>
              <th scope="row" className="text-start font-semibold wrap-anywhere">
                {name}
              </th>
              <td className="text-small wrap-anywhere text-muted">{samples.join(' · ')}</td>
              <td>
                <select
                  aria-label={t('columns.holdsOf', {column: name})}
                  value={field ?? ''}
                  onChange={({target: {value}}) =>
                    onChoose(column, listFields.find((each) => each === value) ?? null)
                  }
                  className="min-h-12 w-full rounded-soft border border-muted bg-raised px-3 py-2 text-ink"
                >
                  <option value="">{t('field.ignored')}</option>
                  {listFields.map((each) => (
                    <option key={each} value={each}>
                      {t(`field.${each}`)}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function samplesOf({rows}: ListTable, column: number): string[] {
  const values = rows.map(({cells}) => cells[column] ?? '').filter((value) => value !== '')
  return [...new Set(values)].slice(0, MOST_SAMPLES).map((value) => value.slice(0, 60))
}

'use client'

import {useTranslations} from 'next-intl'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import type {DateOrder, OpenedStatement, StatementColumns} from '../statement/statement-line.ts'
import {columnRoles, rolesOf, withRole, type ColumnRole} from './column-roles.ts'

interface ColumnFieldsProps {
  statement: Extract<OpenedStatement, {kind: 'csv'}>
  columns: StatementColumns
  onChange: (columns: StatementColumns) => void
}

const SAMPLES = 3

const dateOrders: readonly DateOrder[] = ['dmy', 'mdy', 'ymd']

/** Says of each column of the file what it holds, beside what stands in it. */
export function ColumnFields({statement: {headings, rows}, columns, onChange}: ColumnFieldsProps) {
  const t = useTranslations('admin.bank.preview')
  const count = Math.max(headings?.length ?? 0, ...rows.slice(0, 20).map(({cells}) => cells.length))
  const roles = rolesOf(columns, count)
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      {roles.map((role, place) => (
        <div key={place} className="grid content-start gap-1">
          <SelectField
            label={headings?.[place] || t('column', {place: place + 1})}
            value={role}
            onChange={({target}) => onChange(withRole(columns, place, target.value as ColumnRole))}
          >
            {columnRoles.map((each) => (
              <option key={each} value={each}>
                {t(`role.${each}`)}
              </option>
            ))}
          </SelectField>
          <p className="text-small wrap-anywhere text-muted">
            {rows
              .slice(0, SAMPLES)
              .map(({cells}) => cells[place])
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      ))}
      <SelectField
        label={t('dateOrder')}
        value={columns.dateOrder}
        onChange={({target}) => onChange({...columns, dateOrder: target.value as DateOrder})}
      >
        {dateOrders.map((order) => (
          <option key={order} value={order}>
            {t(`order.${order}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

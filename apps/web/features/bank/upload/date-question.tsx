'use client'

import {useLocale, useTranslations} from 'next-intl'
import {useId} from 'react'
import {formatShortDate} from '#/time/format-date.ts'
import {Choice} from '#/ui/forms/choice.tsx'
import {bankDay} from '../statement/bank-day.ts'
import type {DateOrder} from '../statement/statement-line.ts'
import {Question} from './question.tsx'

interface DateQuestionProps {
  id: string
  /** Days as the file writes them. */
  cells: string[]
  orders: DateOrder[]
  answer: DateOrder | undefined
  isMissing: boolean
  onChange: (order: DateOrder) => void
}

/** Asks which day is meant, by the first one that the orders read differently. */
export function DateQuestion({id, cells, orders, answer, isMissing, onChange}: DateQuestionProps) {
  const t = useTranslations('admin.bank.preview.days')
  const locale = useLocale()
  const group = useId()
  const readings = (cell: string) =>
    orders.map((order) => {
      const day = bankDay(cell, order)
      return day.ok ? day.on : ''
    })
  const cell = cells.find((each) => new Set(readings(each)).size === orders.length) ?? cells[0] ?? ''
  const days = readings(cell)
  return (
    <Question id={id} legend={t('which', {cell})} error={isMissing && t('missing')}>
      {orders.map((order, place) => (
        <Choice
          key={order}
          type="radio"
          name={group}
          checked={answer === order}
          onChange={() => onChange(order)}
        >
          {formatShortDate(days[place] ?? '', locale)}
        </Choice>
      ))}
    </Question>
  )
}

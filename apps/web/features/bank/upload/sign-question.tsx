'use client'

import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {Choice} from '#/ui/forms/choice.tsx'
import {signColumn, wordsIn} from '../statement/sign-column.ts'
import type {OpenedStatement, StatementColumns} from '../statement/statement-line.ts'
import {Question} from './question.tsx'

interface SignQuestionProps {
  id: string
  statement: Extract<OpenedStatement, {kind: 'csv'}>
  columns: StatementColumns
  direction: number
  isMissing: boolean
  onChange: (columns: StatementColumns) => void
}

/** Asks which word of a column is money out. */
export function SignQuestion({
  id,
  statement: {rows, headings},
  columns,
  direction,
  isMissing,
  onChange,
}: SignQuestionProps) {
  const t = useTranslations('admin.bank.preview')
  const group = useId()
  const [one = '', other = ''] = wordsIn(rows, columns, direction)
  const heading = headings?.[direction] || t('column', {place: direction + 1})

  /** Another column may say it. */
  function ask() {
    const {direction: _, ...others} = columns
    const plain = {...others, noSigns: [...(columns.noSigns ?? []), direction]}
    onChange({...plain, ...signColumn(rows, headings, plain)})
  }

  return (
    <Question id={id} legend={t('signs.which', {heading})} error={isMissing && t('signs.missing')}>
      {[
        {spent: one, received: other},
        {spent: other, received: one},
      ].map(({spent, received}) => (
        <Choice
          key={spent}
          type="radio"
          name={group}
          checked={columns.spent === spent}
          onChange={() => onChange({...columns, spent, received})}
        >
          {spent ? t('signs.spent', {word: spent}) : t('signs.received', {word: received})}
        </Choice>
      ))}
      <Choice type="radio" name={group} checked={false} onChange={ask}>
        {t('signs.neither')}
      </Choice>
    </Question>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {Choice} from '#/ui/forms/choice.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {Question} from './question.tsx'
import type {AccountAnswer} from './statement-accounts.ts'

interface AccountQuestionProps {
  id: string
  /** The account that the file names, or ''. */
  named: string
  options: string[]
  answer: AccountAnswer | undefined
  /** The balances or lines that are known speak against the answer. */
  isContradicted: boolean
  isMissing: boolean
  onChange: (answer: AccountAnswer) => void
}

/** Asks which account the lines are of. */
export function AccountQuestion({
  id,
  named,
  options,
  answer,
  isContradicted,
  isMissing,
  onChange,
}: AccountQuestionProps) {
  const t = useTranslations('admin.bank.preview.account')
  const group = useId()
  const isNew = options.length === 0 || answer?.isNew === true
  return (
    <Question
      id={id}
      legend={named ? t('whichNamed', {account: named}) : t('which')}
      error={isMissing && t('missing')}
    >
      {options.map((option) => (
        <Choice
          key={option}
          type="radio"
          name={group}
          checked={!isNew && answer?.name === option}
          onChange={() => onChange({isNew: false, name: option})}
        >
          {option}
        </Choice>
      ))}
      {options.length > 0 && (
        <Choice type="radio" name={group} checked={isNew} onChange={() => onChange({isNew: true, name: ''})}>
          {t('other')}
        </Choice>
      )}
      {isNew && (
        <FormField
          id={`${id}-name`}
          label={t('name')}
          hint={t('nameHint')}
          value={answer?.name ?? ''}
          maxLength={100}
          autoComplete="off"
          onChange={({target}) => onChange({isNew: true, name: target.value})}
        />
      )}
      <p aria-live="polite" className="font-semibold empty:hidden">
        {isContradicted && t('contradicted')}
      </p>
    </Question>
  )
}

'use client'

import {languages} from '@site/schemas/languages'
import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {FieldFrame, inputClass} from '#/ui/forms/form-field.tsx'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import {ColumnList} from './column-list.tsx'
import type {DecidedList} from './decide-list.ts'
import {
  chooseField,
  columnsFault,
  hiddenRows,
  mayLackSum,
  orderQuestions,
  type ImportState,
} from './import-state.ts'

interface ColumnsStepProps {
  state: ImportState
  decided: DecidedList
  onChange: (state: ImportState | undefined) => void
}

/** Shows what each column holds, and asks what no row can tell. */
export function ColumnsStep({state, decided, onChange}: ColumnsStepProps) {
  const t = useTranslations('admin.memberImport.columns')
  const tMembers = useTranslations('admin.members')
  const [wasPressed, setWasPressed] = useState(false)
  const {table, fileName} = state
  const fault = columnsFault(state, decided)
  const shown = wasPressed ? fault : undefined
  const count = table.rows.length
  const hidden = hiddenRows(table)

  function proceed() {
    setWasPressed(true)
    if (fault) return
    const isAsked = decided.questions.length > 0 || state.answered.length > 0
    onChange({...state, step: isAsked ? 'questions' : 'summary'})
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-2xl">
        <p className="font-semibold wrap-anywhere">{t('found', {count, file: fileName})}</p>
        {table.skipped.length > 0 && <p>{t('skipped', {count: table.skipped.length})}</p>}
        <p>{t('text')}</p>
      </div>
      <ColumnList
        table={table}
        onChoose={(column, field) => onChange({...state, table: chooseField(table, column, field)})}
      />
      {hidden > 0 && (
        <fieldset className="min-w-0 rounded-card border border-line p-4">
          <legend className="px-1 font-semibold">{t('hidden', {count: hidden})}</legend>
          {([true, false] as const).map((takesHidden) => (
            <Choice
              key={String(takesHidden)}
              type="radio"
              name="hidden-rows"
              checked={state.takesHidden === takesHidden}
              onChange={() => onChange({...state, takesHidden})}
            >
              {t(takesHidden ? 'takeHidden' : 'leaveHidden')}
            </Choice>
          ))}
        </fieldset>
      )}
      {orderQuestions(table).map(({field, column, sample, orders, isMixed}) => (
        <fieldset key={field} className="min-w-0 rounded-card border border-line p-4">
          <legend className="px-1 font-semibold wrap-anywhere">
            {t(isMixed ? 'orderMixed' : 'order', {column, sample})}
          </legend>
          {orders.map((order) => (
            <Choice
              key={order}
              type="radio"
              name={`order-${field}`}
              checked={state.orders[field] === order}
              onChange={() => onChange({...state, orders: {...state.orders, [field]: order}})}
            >
              {t(order)}
            </Choice>
          ))}
        </fieldset>
      ))}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('language')}
          value={state.language}
          onChange={({target: {value}}) =>
            onChange({...state, language: languages.find(({id}) => id === value)?.id ?? 'lt'})
          }
        >
          {languages.map(({id}) => (
            <option key={id} value={id}>
              {tMembers(`language.${id}`)}
            </option>
          ))}
        </SelectField>
        {table.fields.includes('paid') && (
          <FieldFrame
            id="import-paid-until"
            label={t('paidUntil')}
            hint={t('paidUntilHint')}
            {...(shown === 'paidUntilMissing' && {error: t('paidUntilMissing')})}
          >
            <input
              id="import-paid-until"
              type="date"
              value={state.paidUntil}
              aria-invalid={shown === 'paidUntilMissing'}
              aria-describedby="import-paid-until-hint import-paid-until-error"
              onChange={({target: {value}}) => onChange({...state, paidUntil: value})}
              className={inputClass}
            />
          </FieldFrame>
        )}
        {mayLackSum(decided) && (
          <FieldFrame
            id="import-sum"
            label={t('sum')}
            hint={t('sumHint')}
            {...(shown === 'sumFault' && {error: t('sumFault')})}
          >
            <input
              id="import-sum"
              inputMode="decimal"
              value={state.sum}
              aria-invalid={shown === 'sumFault'}
              aria-describedby="import-sum-hint import-sum-error"
              onChange={({target: {value}}) => onChange({...state, sum: value})}
              className={inputClass}
            />
          </FieldFrame>
        )}
      </div>
      {shown && shown !== 'sumFault' && shown !== 'paidUntilMissing' && (
        <p role="alert" className="font-semibold text-danger">
          {t(shown)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={proceed} className={buttonClass()}>
          {t('next')}
        </button>
        <button type="button" onClick={() => onChange(undefined)} className={buttonClass('quiet')}>
          {t('again')}
        </button>
      </div>
    </div>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {ColumnList} from './column-list.tsx'
import type {DecidedList} from './decide-list.ts'
import {chooseField, hasNames, type ImportState} from './import-state.ts'

interface ColumnsStepProps {
  state: ImportState
  decided: DecidedList
  onChange: (state: ImportState | undefined) => void
}

/** Shows what each column holds. */
export function ColumnsStep({state, decided, onChange}: ColumnsStepProps) {
  const t = useTranslations('admin.memberImport.columns')
  const [wasPressed, setWasPressed] = useState(false)
  const {table, fileName} = state

  function proceed() {
    setWasPressed(true)
    if (!hasNames(table)) return
    const isAsked = decided.questions.length > 0 || state.answered.length > 0
    onChange({...state, step: isAsked ? 'questions' : 'summary'})
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="max-w-2xl">
        <p className="font-semibold wrap-anywhere">
          {t('found', {count: table.rows.length, file: fileName})}
        </p>
        {table.skipped.length > 0 && <p>{t('skipped', {count: table.skipped.length})}</p>}
        <p>{t('text')}</p>
      </div>
      <ColumnList
        table={table}
        onChoose={(column, field) => onChange({...state, table: chooseField(table, column, field)})}
      />
      {wasPressed && !hasNames(table) && (
        <p role="alert" className="font-semibold text-danger">
          {t('noName')}
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

'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {createRepeatableCall} from '#/browser/repeatable-call.ts'
import type {Result} from '#/supabase/query.ts'
import {importMembers, refusalOf, type Imported, type ImportRefusal} from './import-actions.ts'
import type {DecidedList} from './decide-list.ts'
import type {Outcome} from './decide-rows.ts'
import {importList} from './import-request.ts'
import {lineInFile} from './read-rows.ts'
import {defaultsOf, type ImportState} from './import-state.ts'
import {SummarySections} from './summary-sections.tsx'

interface SummaryStepProps {
  state: ImportState
  decided: DecidedList
  onChange: (state: ImportState) => void
  onDone: (imported: Imported) => void
}

/** Says in numbers what the import would do, and does it. */
export function SummaryStep({state, decided, onChange, onDone}: SummaryStepProps) {
  const t = useTranslations('admin.memberImport')
  const [once] = useState(() => createRepeatableCall<Result<Imported>>())
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ImportRefusal>()
  const {outcomes, households} = decided
  const {rows, ...rest} = importList(outcomes, households, defaultsOf(state.answers))
  const count = (name: Outcome['kind']) => outcomes.filter(({kind}) => kind === name).length
  const changed = rows.filter((row) => 'id' in row).length
  const counts = {
    new: rows.length - changed,
    changed,
    known: count('known') - changed,
    leftOut: count('leftOut'),
    faulty: count('faulty'),
  }
  const isSame =
    households.faults.length === 0 &&
    outcomes.every((outcome) => outcome.kind === 'known' && outcome.kept.length === 0)

  async function send() {
    if (isBusy) return
    setIsBusy(true)
    setRefusal(undefined)
    const list = {fileName: state.fileName, skipped: outcomes.length - rows.length, rows, ...rest}
    const result = await once.call(list, (key) => importMembers(list, key))
    setIsBusy(false)
    if (result.ok) onDone(result.data)
    else setRefusal(refusalOf(result))
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-lead font-semibold">
        {(['new', 'changed', 'known', 'leftOut', 'faulty'] as const)
          .filter((name) => name === 'new' || counts[name] > 0)
          .map((name) => (
            <li key={name}>{t(`summary.${name}`, {count: counts[name]})}</li>
          ))}
      </ul>
      <p className="max-w-2xl">{t('summary.years', {count: rows.filter(({year}) => year).length})}</p>
      {rest.households.length > 0 && (
        <p className="max-w-2xl">{t('summary.households', {count: rest.households.length})}</p>
      )}
      <SummarySections decided={decided} households={rest.households} known={state.known} />
      {rows.length === 0 && <p>{t(isSame ? 'summary.nothing' : 'summary.nothingTaken')}</p>}
      {refusal && <Refusal refusal={refusal} />}
      <div className="flex flex-wrap gap-3">
        {rows.length > 0 && (
          <button type="button" onClick={() => void send()} className={buttonClass()}>
            <BusyLabel isBusy={isBusy} busy={t('summary.importing')}>
              {t('summary.import')}
            </BusyLabel>
          </button>
        )}
        <button
          type="button"
          onClick={() => onChange({...state, step: state.answered.length > 0 ? 'questions' : 'columns'})}
          className={buttonClass('quiet')}
        >
          {t('summary.previous')}
        </button>
      </div>
    </div>
  )
}

const reasons = ['person_known', 'account_of_another', 'changed_since', 'twice', 'household'] as const

function Refusal({refusal: {error, detail, hint}}: {refusal: ImportRefusal}) {
  const t = useTranslations('admin.memberImport.fault')
  const tPayments = useTranslations('admin.payments.fault')
  const reason = reasons.find((each) => each === detail) ?? 'other'
  return (
    <div role="alert" className="rounded-card border border-s-6 border-line border-s-danger bg-raised p-4">
      <p className="font-semibold">{t('failed')}</p>
      <p>{hint ? t('line', {line: lineInFile(Number(hint)), reason: t(reason)}) : tPayments(error)}</p>
      {hint && <p>{t('again')}</p>}
    </div>
  )
}

'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useMemo, useRef, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {reloadQueries} from '#/features/admin-list/query-client.ts'
import {moneyKey} from '#/features/payments/payments-queries.ts'
import {ColumnsStep} from './columns-step.tsx'
import {FileStep} from './file-step.tsx'
import type {Imported} from './import-actions.ts'
import {decideState, type ImportState} from './import-state.ts'
import {PastImports} from './past-imports.tsx'
import {QuestionsStep} from './questions-step.tsx'
import {SummaryStep} from './summary-step.tsx'
import {useImport} from './use-import.ts'

/** Imports a list of members in four steps. Nothing is saved before the last. */
export function ImportPage({onClose}: {onClose: () => void}) {
  const t = useTranslations('admin.memberImport')
  const {state, change, forget, fault, isReading, open, workbook, choose, queryClient} = useImport()
  const [done, setDone] = useState<Imported>()
  const step = done ? 'done' : (state?.step ?? 'file')

  function finish(imported: Imported) {
    setDone(imported)
    forget()
    void reloadQueries(queryClient, moneyKey)
  }

  return (
    <section className="grid max-w-4xl grid-cols-1 gap-6">
      <button type="button" onClick={onClose} className={`${buttonClass('quiet')} justify-self-start`}>
        {t('back')}
      </button>
      <h2 className="text-h2">{t('title')}</h2>
      <StepHeading key={step}>{t(`step.${step}`)}</StepHeading>
      {done && (
        <div className="grid gap-4">
          <p>{t('done.text', done)}</p>
          <button
            type="button"
            onClick={() => setDone(undefined)}
            className={`${buttonClass('quiet')} justify-self-start`}
          >
            {t('done.another')}
          </button>
        </div>
      )}
      {step === 'file' && (
        <FileStep
          fault={fault}
          isReading={isReading}
          sheets={workbook?.sheets ?? []}
          onPick={(file) => void open(file)}
          onChoose={(sheet) => void choose(sheet, workbook?.fileName ?? '')}
        />
      )}
      {state && <OpenedList state={state} onChange={change} onDone={finish} />}
      {!state && <PastImports />}
    </section>
  )
}

/** Takes the focus at each step, so that a screen reader says where one is. */
function StepHeading({children}: {children: string}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
      {children}
    </h3>
  )
}

interface OpenedListProps {
  state: ImportState
  onChange: (state: ImportState | undefined) => void
  onDone: (imported: Imported) => void
}

function OpenedList({state, onChange, onDone}: OpenedListProps) {
  const {table, known, answers} = state
  const decided = useMemo(() => decideState({table, known, answers}), [table, known, answers])
  const props = {state, decided, onChange}
  if (state.step === 'columns') return <ColumnsStep {...props} />
  if (state.step === 'questions') {
    return <QuestionsStep {...props} decide={(next) => decideState({...state, answers: next})} />
  }
  return <SummaryStep {...props} onDone={onDone} />
}

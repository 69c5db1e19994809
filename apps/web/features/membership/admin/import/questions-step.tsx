'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {CoupleFields} from './couple-fields.tsx'
import {Compared, useQuestionOptions} from './question-parts.tsx'
import {lineInFile} from './read-rows.ts'
import type {DecidedList} from './decide-list.ts'
import type {Answers, Question} from './decide-rows.ts'
import type {ImportState} from './import-state.ts'

interface QuestionsStepProps {
  state: ImportState
  decided: DecidedList
  decide: (answers: Answers) => DecidedList
  onChange: (state: ImportState) => void
}

/** Asks about one doubtful row after the other. */
export function QuestionsStep({state, decided, decide, onChange}: QuestionsStepProps) {
  const t = useTranslations('admin.memberImport')
  const open = decided.questions
  const [question] = open
  const {answered, answers} = state

  function answer({id}: Question, value: string) {
    const next = {...answers, [id]: value}
    const isDone = decide(next).questions.length === 0
    onChange({...state, answers: next, answered: [...answered, id], step: isDone ? 'summary' : 'questions'})
  }

  function goBack() {
    const last = answered.at(-1)
    if (last === undefined) return onChange({...state, step: 'columns'})
    const {[last]: _, ...rest} = answers
    onChange({...state, answers: rest, answered: answered.slice(0, -1)})
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {question ? (
        <QuestionCard
          key={question.id}
          question={question}
          number={answered.length + 1}
          total={answered.length + open.length}
          onAnswer={(value) => answer(question, value)}
        />
      ) : (
        <button
          type="button"
          onClick={() => onChange({...state, step: 'summary'})}
          className={`${buttonClass()} justify-self-start`}
        >
          {t('columns.next')}
        </button>
      )}
      <button type="button" onClick={goBack} className={`${buttonClass('quiet')} justify-self-start`}>
        {t(answered.length > 0 ? 'question.previous' : 'summary.previous')}
      </button>
    </div>
  )
}

interface QuestionCardProps {
  question: Question
  number: number
  total: number
  onAnswer: (value: string) => void
}

function QuestionCard({question, number, total, onAnswer}: QuestionCardProps) {
  const t = useTranslations('admin.memberImport.question')
  const options = useQuestionOptions(question)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 gap-4 rounded-card border border-line bg-raised p-4 sm:p-6">
      <p className="text-small text-muted">{t('count', {number, total})}</p>
      <h4 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        {t('line', {line: lineInFile(question.line)})}. {t(question.kind)}
      </h4>
      {question.kind !== 'couple' && question.kind !== 'payer' && <Compared question={question} />}
      {question.kind === 'couple' && <CoupleFields question={question} onAnswer={onAnswer} />}
      {question.kind === 'cell' && (
        <p className="wrap-anywhere">
          {t('cellText', {column: question.cell.column, text: question.cell.text})}
        </p>
      )}
      {question.kind === 'payer' && <p>{t('payerText', {name: question.row.household ?? ''})}</p>}
      <div className="grid justify-items-start gap-2">
        {options.map(({value, label}) => (
          <button
            key={value}
            type="button"
            onClick={() => onAnswer(value)}
            className={`${buttonClass('quiet')} max-w-full text-start wrap-anywhere`}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

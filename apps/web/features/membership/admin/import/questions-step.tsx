'use client'

import {useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {AnswerForm} from './answer-form.tsx'
import {useQuestionWords, type QuestionWords} from './question-words.ts'
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

/** Questions of one group are asked together. */
function groupOf(question: Question): string {
  if (question.kind === 'couple') return question.id
  return question.kind === 'change' ? `change ${question.difference.field}` : question.kind
}

/** Asks about what is doubtful, one kind after the other. */
export function QuestionsStep({state, decided, decide, onChange}: QuestionsStepProps) {
  const t = useTranslations('admin.memberImport')
  const groups = [...Map.groupBy(decided.questions, groupOf).values()]
  const [group] = groups
  const {answered, answers} = state

  function answer(given: Answers) {
    const next = {...answers, ...given}
    const isDone = decide(next).questions.length === 0
    onChange({
      ...state,
      answers: next,
      answered: [...answered, Object.keys(given)],
      step: isDone ? 'summary' : 'questions',
    })
  }

  function goBack() {
    const last = answered.at(-1)
    if (!last) return onChange({...state, step: 'columns'})
    const rest = Object.fromEntries(Object.entries(answers).filter(([id]) => !last.includes(id)))
    onChange({...state, answers: rest, answered: answered.slice(0, -1)})
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {group ? (
        <QuestionGroup
          key={group.map(({id}) => id).join()}
          group={group}
          number={answered.length + 1}
          total={answered.length + groups.length}
          onAnswer={answer}
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

interface QuestionGroupProps {
  group: readonly Question[]
  number: number
  total: number
  onAnswer: (answers: Answers) => void
}

/** One question is answered with one press. Of several, some are chosen, and the rest is answered together. */
function QuestionGroup({group, number, total, onAnswer}: QuestionGroupProps) {
  const t = useTranslations('admin.memberImport')
  const wordsOf = useQuestionWords()
  const [chosen, setChosen] = useState<Answers>({})
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [first] = group
  if (!first) return null
  const title =
    first.kind === 'change'
      ? t('question.change', {field: t(`difference.${first.difference.field}`)})
      : t(`question.${first.kind}`)
  const isOne = group.length === 1
  const asked = group.map((question) => ({question, id: question.id, words: wordsOf(question)}))
  const open = asked.filter(({id}) => chosen[id] === undefined)
  const shared = wordsOf(first).options.filter((option) =>
    open.every(({words}) =>
      words.options.some(({value, label}) => value === option.value && label === option.label),
    ),
  )
  const rest = (value: string) => Object.fromEntries(open.map(({id}) => [id, value]))

  return (
    <div className="grid grid-cols-1 gap-4 rounded-card border border-line bg-raised p-4 sm:p-6">
      <p className="text-small text-muted">{t('question.count', {number, total})}</p>
      <h4 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        {title}
      </h4>
      {asked.map(({question, id, words}) => (
        <AskedQuestion
          key={id}
          question={question}
          words={words}
          {...(!isOne && {chosen: chosen[id] ?? null})}
          onChoose={(value) => (isOne ? onAnswer({[id]: value}) : setChosen({...chosen, [id]: value}))}
        />
      ))}
      {!isOne && (
        <div className="grid justify-items-start gap-2 border-t border-line pt-4">
          {open.length === 0 ? (
            <button type="button" onClick={() => onAnswer(chosen)} className={buttonClass()}>
              {t('columns.next')}
            </button>
          ) : (
            shared.map(({value, label}) => (
              <button
                key={value}
                type="button"
                onClick={() => onAnswer({...chosen, ...rest(value)})}
                className={`${buttonClass()} max-w-full text-start wrap-anywhere`}
              >
                {t('question.forRest', {count: open.length, label})}
              </button>
            ))
          )}
        </div>
      )}
    </div>
  )
}

interface AskedQuestionProps {
  question: Question
  words: QuestionWords
  /** Null until one of several answers is chosen. */
  chosen?: string | null
  onChoose: (value: string) => void
}

function AskedQuestion({question, words, chosen, onChoose}: AskedQuestionProps) {
  const t = useTranslations('admin.memberImport.question')
  const {text, panels = [], form, options} = words
  const name = 'row' in question ? `${question.row.firstName} ${question.row.lastName}`.trim() : undefined
  return (
    <section aria-label={name} className="grid min-w-0 gap-3 border-t border-line pt-4">
      {'row' in question && (
        <p className="font-semibold wrap-anywhere">
          {t('line', {line: lineInFile(question.row.line)})}
          {question.kind === 'change' && `: ${name}`}
        </p>
      )}
      {text && <p className="max-w-2xl wrap-anywhere">{text}</p>}
      <div className="grid gap-4 empty:hidden sm:grid-cols-2">
        {panels.map(({title, facts}, index) => (
          <section key={index} aria-label={title} className="min-w-0 rounded-soft bg-sunken p-4">
            <p className="font-semibold">{title}</p>
            <dl className="mt-2 grid gap-1.5">
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt className="text-small text-muted">{fact.name}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{fact.value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {form && <AnswerForm {...form} onAnswer={onChoose} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {options.map(({value, label}) => (
          <button
            key={value}
            type="button"
            {...(chosen !== undefined && {'aria-pressed': chosen === value})}
            onClick={() => onChoose(value)}
            className={`${buttonClass(chosen === value ? 'primary' : 'quiet')} max-w-full text-start wrap-anywhere`}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}

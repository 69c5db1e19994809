'use client'

import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import type {Question} from './decide-rows.ts'
import type {CoupleNames} from './split-couple.ts'

interface CoupleFieldsProps {
  question: Extract<Question, {kind: 'couple'}>
  onAnswer: (value: string) => void
}

const MOST_LETTERS = 80
const places = [0, 1] as const
const parts = ['firstName', 'lastName'] as const

/** Two people of one row: the names are guessed, and somebody looks at them. */
export function CoupleFields({question, onAnswer}: CoupleFieldsProps) {
  const t = useTranslations('admin.memberImport')
  const [names, setNames] = useState<CoupleNames>(question.names)
  const [wasPressed, setWasPressed] = useState(false)
  const id = useId()
  const {firstName, lastName} = question.row

  function change(place: (typeof places)[number], part: (typeof parts)[number], value: string) {
    setNames(([one, other]) =>
      place === 0 ? [{...one, [part]: value}, other] : [one, {...other, [part]: value}],
    )
  }

  function answer() {
    setWasPressed(true)
    const typed = names.map((name) => ({firstName: name.firstName.trim(), lastName: name.lastName.trim()}))
    if (typed.every((name) => name.firstName !== '' && name.lastName !== '')) onAnswer(JSON.stringify(typed))
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-2xl">{t('question.coupleText', {cell: `${firstName} ${lastName}`.trim()})}</p>
      {places.map((place) => (
        <fieldset key={place} className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">
            {t(place === 0 ? 'question.first' : 'question.second')}
          </legend>
          {parts.map((part) => (
            <FormField
              key={part}
              id={`${id}-${place}-${part}`}
              label={t(`field.${part}`)}
              value={names[place][part]}
              maxLength={MOST_LETTERS}
              autoComplete="off"
              onChange={({target: {value}}) => change(place, part, value)}
              {...(wasPressed && names[place][part].trim() === '' && {error: t('question.nameMissing')})}
            />
          ))}
        </fieldset>
      ))}
      <button type="button" onClick={answer} className={`${buttonClass()} justify-self-start`}>
        {t('question.twoMembers')}
      </button>
    </div>
  )
}

'use client'

import {useId, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField, type FieldProps} from '#/ui/forms/form-field.tsx'

interface AnswerField extends Pick<
  FieldProps,
  'label' | 'hint' | 'type' | 'inputMode' | 'max' | 'maxLength'
> {
  /** What is proposed. */
  value?: string
  faultOf: (value: string) => string | undefined
}

export interface AnswerFormProps {
  groups: {legend?: string; fields: AnswerField[]}[]
  submit: string
  /** Puts what was typed into several fields together. */
  answerOf?: (values: string[]) => string
  onAnswer: (answer: string) => void
}

/** Asks for what cannot be chosen from answers. */
export function AnswerForm({groups, submit, answerOf, onAnswer}: AnswerFormProps) {
  const all = groups.flatMap(({fields}) => fields)
  const [values, setValues] = useState(() => all.map(({value = ''}) => value))
  const [wasPressed, setWasPressed] = useState(false)
  const id = useId()
  const typed = values.map((value) => value.trim())

  function answer() {
    setWasPressed(true)
    if (all.some(({faultOf}, place) => faultOf(typed[place] ?? ''))) return
    onAnswer(answerOf?.(typed) ?? typed.join(' '))
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(({legend, fields}, group) => (
        <fieldset key={group} className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
          {legend && <legend className="mb-2 font-semibold">{legend}</legend>}
          {fields.map(({faultOf, ...field}, index) => {
            const place = group * fields.length + index
            const fault = wasPressed && faultOf(typed[place] ?? '')
            return (
              <FormField
                key={place}
                {...field}
                id={`${id}-${place}`}
                value={values[place] ?? ''}
                autoComplete="off"
                onChange={({target}) => setValues(values.with(place, target.value))}
                {...(fault && {error: fault})}
              />
            )
          })}
        </fieldset>
      ))}
      <button type="button" onClick={answer} className={`${buttonClass()} justify-self-start`}>
        {submit}
      </button>
    </div>
  )
}

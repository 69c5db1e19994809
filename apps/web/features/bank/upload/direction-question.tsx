'use client'

import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {Choice} from '#/ui/forms/choice.tsx'
import {Question} from './question.tsx'

interface DirectionQuestionProps {
  id: string
  /** Whether all is money out. */
  answer: boolean | undefined
  isMissing: boolean
  onChange: (isOut: boolean) => void
}

/** Asks whether sums without a sign are money in or money out. */
export function DirectionQuestion({id, answer, isMissing, onChange}: DirectionQuestionProps) {
  const t = useTranslations('admin.bank.preview.direction')
  const group = useId()
  return (
    <Question id={id} legend={t('which')} error={isMissing && t('missing')}>
      {[false, true].map((isOut) => (
        <Choice
          key={String(isOut)}
          type="radio"
          name={group}
          checked={answer === isOut}
          onChange={() => onChange(isOut)}
        >
          {t(isOut ? 'out' : 'in')}
        </Choice>
      ))}
    </Question>
  )
}

'use client'

import {londonToday} from '@site/schemas/london-time/instant'
import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'

/** A day for all fees of which the list does not say it. */
export function PaidOnFields({onAnswer}: {onAnswer: (day: string) => void}) {
  const t = useTranslations('admin.memberImport.question')
  const [day, setDay] = useState('')
  const [wasPressed, setWasPressed] = useState(false)
  const isDay = day >= '1900-01-01' && day <= londonToday()

  return (
    <div className="grid justify-items-start gap-3">
      <FormField
        id={useId()}
        type="date"
        label={t('paidOnDay')}
        value={day}
        max={londonToday()}
        onChange={({target: {value}}) => setDay(value)}
        {...(wasPressed && !isDay && {error: t('paidOnFault')})}
      />
      <button
        type="button"
        onClick={() => (isDay ? onAnswer(day) : setWasPressed(true))}
        className={buttonClass()}
      >
        {t('paidOnAll')}
      </button>
    </div>
  )
}

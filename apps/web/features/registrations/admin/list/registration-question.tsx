'use client'

import {useTranslations} from 'next-intl'
import {useId} from 'react'
import {useForm} from 'react-hook-form'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'

interface RegistrationQuestionProps {
  question: 'decline' | 'cancel' | 'moveUp'
  isBusy: boolean
  onBack: () => void
  /** `reason` is empty unless somebody is moved up. */
  onConfirm: (reason: string) => void
}

const MAX_REASON_LENGTH = 200

export function RegistrationQuestion({question, isBusy, onBack, onConfirm}: RegistrationQuestionProps) {
  const t = useTranslations('admin.registrations')
  const id = useId()
  const {register, handleSubmit, formState} = useForm({defaultValues: {reason: ''}})
  const needsReason = question === 'moveUp'
  const submit = handleSubmit(({reason}) => onConfirm(reason.trim()))

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5">
      {needsReason && (
        <FormField
          {...register('reason', {validate: (reason) => reason.trim() !== ''})}
          id={id}
          label={t('moveUp.reason')}
          hint={t('moveUp.reasonHint', {max: MAX_REASON_LENGTH})}
          error={formState.errors.reason ? t('moveUp.reasonMissing') : undefined}
          maxLength={MAX_REASON_LENGTH}
          autoComplete="off"
        />
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" onClick={onBack} className={buttonClass('quiet')}>
          {t('back')}
        </button>
        <button type="submit" className={buttonClass(needsReason ? undefined : 'give')}>
          <BusyLabel isBusy={isBusy} busy={t('busy')}>
            {t(`${question}.confirm`)}
          </BusyLabel>
        </button>
      </div>
    </form>
  )
}

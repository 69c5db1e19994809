import {useTranslations} from 'next-intl'
import {SubmissionForm, type SubmissionFormProps} from '#/ui/forms/submission-form.tsx'

interface FormFrameProps extends Omit<SubmissionFormProps, 'label' | 'busyLabel'> {
  submitLabel?: string
  /** There are fewer places than are asked for. */
  mustWait?: boolean
}

export function FormFrame({submitLabel, mustWait, ...form}: FormFrameProps) {
  const t = useTranslations('registrations.shared')
  return (
    <SubmissionForm
      label={mustWait ? t('join') : (submitLabel ?? t('submit'))}
      busyLabel={t('submitting')}
      {...form}
    />
  )
}

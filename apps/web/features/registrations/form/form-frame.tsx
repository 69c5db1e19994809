import {useTranslations} from 'next-intl'
import {SubmissionForm, type SubmissionFormProps} from '#/ui/forms/submission-form.tsx'

interface FormFrameProps extends Omit<SubmissionFormProps, 'label' | 'busyLabel'> {
  submitLabel?: string
}

export function FormFrame({submitLabel, ...form}: FormFrameProps) {
  const t = useTranslations('registrations.shared')
  return <SubmissionForm label={submitLabel ?? t('submit')} busyLabel={t('submitting')} {...form} />
}
